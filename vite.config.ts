import { basename } from 'node:path'
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

/** The path from the root of the project, whatever the folder it was cloned to is called. */
const inside = (module: string): string => module.replace(import.meta.dirname, '')

const FRAME =
  /^\/(?:table\/(?!text\/|icons|animate|dice|ReplayBar|Happened|happened|brackets|Staging|Moment|Hints|Position|Keys|Curtain|Result|ScoreChart|RulesText|rules-page)|engine\/(?!record|fair|manifest|words)|session\/(?!pack|sealed|play-out))|@noble/
const PLAY =
  /^\/web\/(?:local\/(?:local-table|saved|bots|screen|thinker|random|open|go-on)|TableActions|table-props|load)\.tsx?$/

/** What is always wanted together travels together: a game's rules with its board, the frame of all tables, the kernel. */
function roomOf(module: string, modules: Modules): string | null {
  if (/node_modules\/(?:preact|zustand)\//.test(module)) return 'preact'
  const game = /^.*\/games\/[\w-]+(?=\/)/.exec(module)?.[0]
  if (game) return wantedFirst(game, modules).has(module) ? basename(game) : null
  const path = inside(module)
  if (FRAME.test(path)) return 'table'
  return PLAY.test(path) ? 'play' : null
}

/** What it takes to play a game on the screen: its rules and its board, with all that they import at once. */
function wantedFirst(game: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([`${game}/rules/index.ts`, `${game}/table/index.tsx`])
  for (const module of found)
    for (const id of modules.getModuleInfo(module)?.importedIds ?? []) if (id.startsWith(`${game}/`)) found.add(id)
  found.delete(`${game}/manifest.ts`) // the home page has it
  return found
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
