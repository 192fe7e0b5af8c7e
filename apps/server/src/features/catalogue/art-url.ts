import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const file = path.join(import.meta.dirname, '../../../../../packages/art/dist/manifest.json')

let manifest: Record<string, { url: string } | undefined> = {}
let readAtMs = 0

/** Address of a built picture; undefined when the art was not built, and the page shows the name instead. */
export function artUrl(key: string): string | undefined {
  const changedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changedAtMs !== readAtMs) {
    manifest = changedAtMs === 0 ? {} : JSON.parse(readFileSync(file, 'utf8'))
    readAtMs = changedAtMs
  }
  return manifest[key]?.url
}
