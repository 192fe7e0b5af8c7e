import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ArtFile, ArtManifest } from './url.ts'

/** Where the art is built, and served from. */
export const artFolder = path.join(import.meta.dirname, '../dist')
export const MANIFEST_NAME = 'manifest.json'

function isArtFile(value: unknown): value is ArtFile {
  if (typeof value !== 'object' || value === null) return false
  const { url, width, height } = value as Partial<ArtFile>
  return typeof url === 'string' && url.startsWith('/art/') && Number.isInteger(width) && Number.isInteger(height)
}

function isManifest(value: unknown): value is ArtManifest {
  if (typeof value !== 'object' || value === null) return false
  const { inputs, files } = value as Partial<ArtManifest>
  if (typeof inputs !== 'string' || typeof files !== 'object' || files === null) return false
  return Object.values(files).every(isArtFile)
}

/** Reads the manifest of an output folder. Undefined when nothing was built there or it is damaged. */
export async function findManifest(folder: string): Promise<ArtManifest | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path.join(folder, MANIFEST_NAME), 'utf8'))
    return isManifest(manifest) ? manifest : undefined
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return undefined
    throw error
  }
}

/** Reads the manifest of a built output folder. Throws when the art was not built there. */
export async function loadManifest(folder: string): Promise<ArtManifest> {
  const manifest = await findManifest(folder)
  if (!manifest) throw new Error(`no art in ${folder}: run "node packages/art/build.ts"`)
  return manifest
}
