import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Folders } from './folders.ts'

const HERE = import.meta.dirname
const ids = readdirSync(HERE).filter((name) => existsSync(join(HERE, name, 'manifest.ts')))
const load: Folders['load'] = (path) => import(/* @vite-ignore */ `./${path}`) as Promise<unknown>

/** In Node, games are the folders that are there. */
export const folders: Folders = {
  manifests: await Promise.all(ids.map((id) => load(`${id}/manifest.ts`))),
  load,
  past(id, version) {
    const path = `${id}/past/${version}.js`
    return existsSync(join(HERE, path)) ? load(path) : undefined
  },
}
