import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { artFolder, MANIFEST_NAME } from '@fairground/art/manifest'
import { type ArtKey, type ArtManifest, artUrl as urlOf } from '@fairground/art/url'

const file = path.join(artFolder, MANIFEST_NAME)
/** Pixels of what is shown large; anything else comes in its smallest size. */
const largeWidths: Record<string, number> = { 'tile-large': 600, promo: 960 }

const checkMs = 1_000

let manifest: ArtManifest = { inputs: '', files: {} }
let changedAtMs = 0
let checkedAtMs = Number.NEGATIVE_INFINITY

/**
 * Address of a picture: built, or drawn when it is asked for. Undefined when the art was not built, and the page shows the
 * name instead.
 */
export function artUrl(key: string): string | undefined {
  if (performance.now() - checkedAtMs > checkMs) readIfChanged()
  if (key.startsWith('title/')) return `/art/${key}.${artVersion()}.svg`
  return urlOf(manifest, key as ArtKey, largeWidths[key.split('/')[0] ?? ''])
}

/** Of everything the art is made from: with another one every drawing has another address. */
export const artVersion = (): string => manifest.inputs.slice(0, 10) || 'unbuilt'

function readIfChanged(): void {
  checkedAtMs = performance.now()
  const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (mtimeMs !== changedAtMs && mtimeMs !== 0) manifest = JSON.parse(readFileSync(file, 'utf8'))
  changedAtMs = mtimeMs
}
