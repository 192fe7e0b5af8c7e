import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Plan } from './plan.ts'
import { rasterise } from './rasterise.ts'
import { writeWhole } from './write-whole.ts'

sharp.concurrency(1)
sharp.cache(false)

/** A name carries all that its file is made from, so a file that exists is the same file. */
export const isRendered = (outDir: string, { files }: Plan): boolean =>
  files.every(({ name }) => existsSync(path.join(outDir, name)))

/** Renders what is missing into a folder, in this order, one drawing per core at a time. */
export async function renderAll(outDir: string, plans: readonly Plan[]): Promise<void> {
  const queue = [...plans]
  const work = async () => {
    for (let plan = queue.shift(); plan; plan = queue.shift()) if (!isRendered(outDir, plan)) await render(outDir, plan)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Renders every file of a drawing. */
export async function render(outDir: string, { markup, raster, files }: Plan): Promise<void> {
  if (!raster) {
    for (const { name } of files) await writeWhole(path.join(outDir, name), markup)
    return
  }
  const images = await rasterise(markup, raster)
  for (const [i, { name, width, height }] of files.entries()) {
    const image = images[i]
    if (image?.width !== width || image.height !== height) throw new Error(`${name} is not ${width} × ${height}`)
    await writeWhole(path.join(outDir, name), image.bytes)
  }
}
