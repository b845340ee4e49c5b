import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development React itself, with hot reload; what is shipped is Preact under React's name, at an eighth of the size. */
const PREACT = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/** What is always wanted together travels together: a game's rules with its board, the frame of all tables, the kernel. */
function roomOf(module: string): string | null {
  if (/node_modules\/(?:preact|zustand)\//.test(module)) return 'preact'
  const game = /\/games\/(?!text\/)([\w-]+)\/(?!text\/(?!words)|bot|broken|guess|draw|index\.ts|outlook|routes)/.exec(
    module,
  )?.[1]
  if (game) return /\/(?:figures\.tsx|card\.ts|cover\.svg|generated\/icons\.ts)$/.test(module) ? null : game
  if (/\/(?:table\/(?!text\/|icons|Result|ScoreChart)|engine\/|session\/)|@noble/.test(module)) return 'table'
  return /\/web\/(?:local\/(?:local-table|saved|bots)|TableActions|load)\.tsx?$/.test(module) ? 'play' : null
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
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: roomOf }] },
      },
    },
  },
}))
