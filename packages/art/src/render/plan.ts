import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ArtFile } from '../url.ts'
import type { Drawing } from './drawings.ts'

export interface PlannedFile extends ArtFile {
  key: string
  /** Below the folder of the art. */
  name: string
}

/** A drawing and its files, whose names are known before they are rendered. */
export interface Plan {
  markup: string
  raster: Drawing['raster']
  files: PlannedFile[]
}

const root = path.join(import.meta.dirname, '../..')
/** What decides the bytes besides the markup: encoder, its version and its settings. */
const renderer = ['package.json', 'src/render/rasterise.ts'].map((file) => readFileSync(path.join(root, file), 'utf8'))

/** Draws the markup, which takes two milliseconds, and names its files after it and the renderer. */
export function planDrawing({ key, svg, raster }: Drawing): Plan {
  const markup = svg()
  const hash = createHash('sha256')
    .update(JSON.stringify([markup, raster, renderer]))
    .digest('hex')
    .slice(0, 10)
  const plannedFile = (fileKey: string, extension: string, size: { width: number; height: number }): PlannedFile => {
    const name = `${fileKey.replace('@', '-')}.${hash}.${extension}`
    return { key: fileKey, name, url: `/art/${name}`, ...size }
  }
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup) ?? []
  const drawn = { width: Number(width), height: Number(height) }
  if (!raster) return { markup, raster, files: [plannedFile(key, 'svg', drawn)] }
  const widest = scaled(drawn, Math.max(...raster.widths))
  const files = raster.widths.map((wanted) => plannedFile(`${key}@${wanted}`, raster.format, scaled(widest, wanted)))
  return { markup, raster, files }
}

const scaled = ({ width, height }: { width: number; height: number }, wanted: number) => ({
  width: wanted,
  height: Math.round((height * wanted) / width),
})

/** What costs nothing, and what a visitor's home page and its window of the browser show. */
export const isOfFirstPage = ({ raster, files }: Plan): boolean =>
  !raster || files.some(({ key }) => /^(?:scene-(?:wide|narrow)\/night|app-icon|favicon)/.test(key))

/** Files by their keys, sorted. */
export function filesOf(plans: readonly Plan[]): Record<string, ArtFile> {
  const files = plans.flatMap((plan) =>
    plan.files.map(({ key, url, width, height }): [string, ArtFile] => [key, { url, width, height }]),
  )
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}
