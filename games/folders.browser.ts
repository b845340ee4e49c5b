import type { Folders } from './folders.ts'

const modules = import.meta.glob([
  './*/{rules/index,{,lessons/,puzzles/}text/{en,de},{lessons,puzzles}/index}.ts',
  './*/past/*.js',
])

/** In the browser, games are the folders that were there when the app was built. Bots' part is in thinkers.ts, the screen's in tables.ts. */
export const folders: Folders = {
  manifests: Object.values(import.meta.glob('./*/manifest.ts', { eager: true })),
  load(path) {
    const module = modules[`./${path}`]
    if (!module) throw new Error(`the browser does not load games/${path}`)
    return module()
  },
  past: (id, version) => modules[`./${id}/past/${version}.js`]?.(),
}
