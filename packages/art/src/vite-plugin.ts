import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MANIFEST_NAME } from './manifest.ts'
import type { ArtManifest } from './url.ts'

const moduleId = 'virtual:art'
const resolvedId = `\0${moduleId}`

/** Gives a browser app the part of the built manifest it names, as `import manifest from 'virtual:art'`. */
export function artPlugin(kinds: readonly string[]) {
  return {
    name: 'fairground-art',
    resolveId: (id: string) => (id === moduleId ? resolvedId : undefined),
    load(id: string) {
      if (id !== resolvedId) return undefined
      const text = readFileSync(path.join(import.meta.dirname, '../dist', MANIFEST_NAME), 'utf8')
      const { inputs, files } = JSON.parse(text) as ArtManifest
      const wanted = Object.entries(files).filter(([key]) => kinds.includes(key.split('/')[0] ?? ''))
      return `export default ${JSON.stringify({ inputs, files: Object.fromEntries(wanted) })}`
    },
  }
}
