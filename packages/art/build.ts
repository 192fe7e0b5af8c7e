import { readdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import path from 'node:path'
import { artFolder, findManifest, MANIFEST_NAME } from './src/manifest.ts'
import type { Drawing } from './src/render/drawings.ts'
import { hashInputs } from './src/render/inputs.ts'
import { writeWhole } from './src/render/write-whole.ts'
import type { ArtManifest } from './src/url.ts'

export interface ArtBuild {
  manifest: ArtManifest
  /** False when nothing had changed and the folder was left alone. */
  hasRendered: boolean
}

const root = import.meta.dirname
const lowest = 19

function fileNames(manifest: ArtManifest): Set<string> {
  return new Set(Object.values(manifest.files).map(({ url }) => url.slice('/art/'.length)))
}

async function isComplete(outDir: string, manifest: ArtManifest): Promise<boolean> {
  const sizes = await Promise.allSettled([...fileNames(manifest)].map((name) => stat(path.join(outDir, name))))
  return sizes.every((result) => result.status === 'fulfilled' && result.value.size > 0)
}

/** Only files that carry a content hash are ours to remove. */
async function removeStale(outDir: string, manifest: ArtManifest): Promise<void> {
  const keep = fileNames(manifest)
  const present = await readdir(outDir, { recursive: true })
  const stale = present
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.[0-9a-f]{10}\.(svg|avif|webp|png)$/.test(name) && !keep.has(name))
  await Promise.all(stale.map((name) => rm(path.join(outDir, name), { force: true })))
}

interface BuildOptions {
  /** Limits the work; without it everything is rendered. */
  drawings?: readonly Drawing[]
  /** Writes the manifest before the pictures, and calls this once it names them all. */
  onPlanned?: () => void
  /** Called once what the first page shows is rendered. */
  onFirst?: () => void
}

/**
 * Renders the art into a folder unless it is already there from the same inputs. The manifest is written last, unless
 * somebody waits for it: the names in it are known before the pictures.
 */
export async function buildArt(outDir: string, { drawings, onPlanned, onFirst }: BuildOptions = {}): Promise<ArtBuild> {
  const [inputs, known] = await Promise.all([hashInputs(root), findManifest(outDir)])
  if (known?.inputs === inputs && (await isComplete(outDir, known))) return { manifest: known, hasRendered: false }
  // The renderer loads fonts and the image library: only when there is something to do.
  const { allDrawings, filesOf, isOfFirstPage, planDrawing, renderAll } = await import('./src/render/index.ts')
  const plans = (drawings ?? allDrawings()).map(planDrawing)
  const manifest: ArtManifest = { inputs, files: filesOf(plans) }
  const announce = () => writeWhole(path.join(outDir, MANIFEST_NAME), `${JSON.stringify(manifest, null, 1)}\n`)
  if (onPlanned) await announce().then(onPlanned)
  await renderAll(outDir, plans.filter(isOfFirstPage))
  onFirst?.()
  await renderAll(outDir, plans)
  if (!onPlanned) await announce()
  await removeStale(outDir, manifest)
  return { manifest, hasRendered: true }
}

/** For a parent that goes on as soon as it can: says how far it is, and ends with the parent. */
function tellParent(): Pick<BuildOptions, 'onPlanned' | 'onFirst'> {
  process.once('disconnect', () => process.exit())
  const onFirst = () => {
    process.send?.('first')
    giveWay()
  }
  return { onPlanned: () => void process.send?.('planned'), onFirst }
}

/** Linux counts the priority by thread, and those that draw have begun already. */
function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) {
    try {
      setPriority(thread, lowest)
    } catch {
      // It has ended meanwhile.
    }
  }
}

if (import.meta.main) {
  const { manifest, hasRendered } = await buildArt(artFolder, process.connected ? tellParent() : {})
  if (process.connected) process.disconnect()
  if (!process.argv.includes('--quiet'))
    console.log(`art: ${Object.keys(manifest.files).length} files ${hasRendered ? 'rendered' : 'unchanged'}`)
}
