import sharp, { type Sharp } from 'sharp'
import type { SlotGrid, SlotSpec } from '../slot-spec.ts'
import type { StageFormat } from '../stage-manifest.ts'
import { slotSymbols } from '../symbols/slot-symbols.ts'
import { type StagePart, sheetName, stageParts } from './stage-parts.ts'
import { sheetColumns, sheetPlace, symbolPixels } from './symbol-sheet.ts'

/** Soft pictures are clouds and light; the others have letters and engraved lines. */
function encode(image: Sharp, format: StageFormat, isSoft: boolean): Sharp {
  if (format === 'webp') return image.webp({ quality: isSoft ? 72 : 82, alphaQuality: 90, effort: 2 })
  if (isSoft) return image.avif({ quality: 46, effort: 2, chromaSubsampling: '4:2:0' })
  return image.avif({ quality: 57, effort: 2, chromaSubsampling: '4:4:4' })
}

/** Renders one picture of a stage. @throws when there is no part of that name */
export async function bakePart(
  spec: SlotSpec,
  grid: SlotGrid,
  { name, format }: { name: string; format: StageFormat },
): Promise<Buffer> {
  if (name === sheetName) return encode(await symbolSheet(spec), format, false).toBuffer()
  const part = stageParts.get(name)
  if (!part) throw new Error(`a stage has no part ${name}`)
  return encode(drawn(part, spec, grid), format, part.isSoft ?? false).toBuffer()
}

function drawn(part: StagePart, spec: SlotSpec, grid: SlotGrid): Sharp {
  const width = part.width(grid)
  return rendered(part.svg(spec, grid), width)
}

function rendered(svg: string, width: number): Sharp {
  const natural = Number(/ width="([\d.]+)"/.exec(svg)?.[1])
  return sharp(Buffer.from(svg), { density: (72 * width) / natural }).resize({ width })
}

async function symbolSheet(spec: SlotSpec): Promise<Sharp> {
  const symbols = slotSymbols(spec)
  const size = { width: symbolPixels, height: symbolPixels, channels: 4 as const }
  const pictures = symbols.map(async ({ svg }, index) => {
    const { data } = await rendered(svg, symbolPixels).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const { x, y } = sheetPlace(index)
    return { input: data, raw: size, left: x, top: y }
  })
  const rows = Math.ceil(symbols.length / sheetColumns)
  const ground = {
    width: sheetColumns * symbolPixels,
    height: rows * symbolPixels,
    channels: 4 as const,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  }
  const sheet = await sharp({ create: ground })
    .composite(await Promise.all(pictures))
    .raw()
    .toBuffer()
  return sharp(sheet, { raw: { width: ground.width, height: ground.height, channels: 4 } })
}
