import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder of the repository, absolute. */
export const root = path.dirname(import.meta.dirname)

/** Caches and reports: everything that may be thrown away, out of sight of every other tool. */
export const cacheFolder = path.join(root, 'node_modules/.cache')

const notSource = new Set(['node_modules', 'dist', 'build', '.git', '.data', 'fixtures'])

/** Paths of all files below `folder` that people wrote, relative to it, with forward slashes, sorted. */
export function listSourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isFile()) return [entry.name]
      if (!entry.isDirectory() || notSource.has(entry.name)) return []
      return listSourceFiles(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
    })
    .sort()
}

/** Folders of a workspace and of every workspace it depends on, relative to the root. */
export function workspaceClosure(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen
  seen.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@fairground/')) workspaceClosure(`packages/${name.slice('@fairground/'.length)}`, seen)
  }
  return seen
}
