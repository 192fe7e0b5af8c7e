import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MANIFEST_NAME } from './manifest.ts'
import type { ArtManifest } from './url.ts'

const moduleId = 'virtual:art'
const resolvedId = `\0${moduleId}`

/**
 * Gives a browser app the files of the kinds it names, as `import art from 'virtual:art'`; those of one further kind, in
 * a chunk of whoever imports it, as `import avatars from 'virtual:art/avatar'`.
 */
export function artPlugin(kinds: readonly string[]) {
  return {
    name: 'fairground-art',
    resolveId: (id: string) => (id === moduleId || id.startsWith(`${moduleId}/`) ? `\0${id}` : undefined),
    load(id: string) {
      if (!id.startsWith(resolvedId)) return undefined
      const text = readFileSync(path.join(import.meta.dirname, '../dist', MANIFEST_NAME), 'utf8')
      const { files } = JSON.parse(text) as ArtManifest
      const [, one] = id.split('/')
      const wanted = Object.entries(files).filter(([key]) => (one ? [one] : kinds).includes(key.split('/')[0] ?? ''))
      return `export default ${JSON.stringify({ files: Object.fromEntries(wanted) })}`
    },
  }
}
