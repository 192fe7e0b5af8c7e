import sharp, { type Sharp } from 'sharp'
import type { RasterFormat } from './drawings.ts'

/** Between our own steps only speed counts. */
const FAST = { compressionLevel: 1 } as const

export interface RasterImage {
  bytes: Buffer
  width: number
  height: number
}

/** AVIF at this quality is half of WebP at equal error on these tiles; effort 2 keeps a build in seconds. */
function encode(image: Sharp, format: RasterFormat): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 56, effort: 2, chromaSubsampling: '4:4:4' })
    case 'webp':
      return image.webp({ quality: 82, alphaQuality: 90, effort: 5, smartSubsample: true })
    case 'png':
      return image.png({ compressionLevel: 9, palette: true, quality: 95 })
  }
}

/** Draws an SVG once at its largest width in pixels, then scales that down for the others. */
export async function rasterise(
  svg: string,
  { widths, format }: { widths: readonly number[]; format: RasterFormat },
): Promise<RasterImage[]> {
  const drawn = Number(/ width="([\d.]+)"/.exec(svg)?.[1])
  const widest = Math.max(...widths)
  const picture = await sharp(Buffer.from(svg), { density: (72 * widest) / drawn }).resize({ width: widest }).png(FAST).toBuffer()
  const { isOpaque } = await sharp(picture).stats()
  return Promise.all(
    widths.map(async (width) => {
      const image = sharp(picture).resize({ width })
      // An alpha plane that hides nothing costs bytes and decoding time.
      const file = await encode(isOpaque ? image.removeAlpha() : image, format).toBuffer({ resolveWithObject: true })
      return { bytes: file.data, width: file.info.width, height: file.info.height }
    }),
  )
}
