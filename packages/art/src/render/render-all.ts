import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { ArtFile } from '../url.ts'
import { allDrawings, type Drawing } from './drawings.ts'
import { rasterise } from './rasterise.ts'
import { writeWhole } from './write-whole.ts'

interface Rendered {
  key: string
  extension: string
  bytes: Buffer
  width: number
  height: number
}

async function render({ key, svg, raster }: Drawing): Promise<Rendered[]> {
  const markup = svg()
  if (!raster) {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup) ?? []
    return [{ key, extension: 'svg', bytes: Buffer.from(markup), width: Number(width), height: Number(height) }]
  }
  const images = await rasterise(markup, raster)
  return images.map((image) => ({ ...image, key: `${key}@${image.width}`, extension: raster.format }))
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** The name carries the content, so a file that exists is the same file. */
async function store(outDir: string, { key, extension, bytes, width, height }: Rendered): Promise<[string, ArtFile]> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const name = `${key.replace('@', '-')}.${hash}.${extension}`
  const file = path.join(outDir, name)
  if (!(await exists(file))) await writeWhole(file, bytes)
  return [key, { url: `/art/${name}`, width, height }]
}

/** Renders drawings into a folder, one per core at a time. Returns the files by key, sorted. */
export async function renderAll(
  outDir: string,
  drawings: readonly Drawing[] = allDrawings(),
): Promise<Record<string, ArtFile>> {
  sharp.concurrency(1)
  sharp.cache(false)
  const queue = [...drawings]
  const files: [string, ArtFile][] = []
  const work = async () => {
    for (let drawing = queue.shift(); drawing; drawing = queue.shift()) {
      for (const rendered of await render(drawing)) files.push(await store(outDir, rendered))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}
