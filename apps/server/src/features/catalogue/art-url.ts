import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type ArtKey, type ArtManifest, artUrl as urlOf } from '@fairground/art/url'

const file = path.join(import.meta.dirname, '../../../../../packages/art/dist/manifest.json')
const largeWidth = 600

let manifest: ArtManifest = { inputs: '', files: {} }
let readAtMs = 0

/** Address of a built picture; undefined when the art was not built, and the page shows the name instead. */
export function artUrl(key: string): string | undefined {
  const changedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changedAtMs !== readAtMs && changedAtMs !== 0) manifest = JSON.parse(readFileSync(file, 'utf8'))
  readAtMs = changedAtMs
  return urlOf(manifest, key as ArtKey, key.startsWith('tile-large/') ? largeWidth : undefined)
}
