import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

/** In development React itself, with hot reload; what is shipped is Preact under React's name, at an eighth of the size. */
const PREACT = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

type Modules = Rolldown.ChunkingContext

const ROOT = import.meta.dirname
const HOME = [`${ROOT}/web/main.tsx`]
const PLAY = [`${ROOT}/web/pages/Play.tsx`]
/** What it takes to play a game on the screen: its rules and its board. */
const GAMES = globSync(`${ROOT}/games/*/manifest.ts`).map(dirname)
const boardOf = (game: string) => [`${game}/rules/index.ts`, `${game}/table/index.tsx`]
const TABLE = [`${ROOT}/table/Table.tsx`, ...GAMES.flatMap(boardOf)]

/** Some modules with all that they import at once. */
function wantedWith(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(roots)
  for (const module of found) for (const id of modules.getModuleInfo(module)?.importedIds ?? []) found.add(id)
  return found
}

/** What is always wanted together travels together: a game's rules with its board, the frame of all tables with the kernel. */
function roomOf(module: string, modules: Modules): string | null {
  if (/node_modules\/(?:preact|zustand)\//.test(module)) return 'preact'
  const isIn = (roots: readonly string[]) => !roots.includes(module) && wantedWith(roots, modules).has(module)
  if (isIn(HOME)) return null
  const game = GAMES.find((folder) => module.startsWith(`${folder}/`))
  if (game) return wantedWith(boardOf(game), modules).has(module) ? basename(game) : null
  if (wantedWith(TABLE, modules).has(module)) return 'table'
  return isIn(PLAY) ? 'play' : null
}

export default defineConfig(({ command }) => ({
  root: 'web',
  publicDir: 'public',
  plugins: command === 'serve' ? [react()] : [],
  resolve: { alias: command === 'build' ? PREACT : {} },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  server: { port: 4000 },
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'web/index.html', sw: 'web/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: roomOf }],
        },
      },
    },
  },
}))
