import { type PictureUse, pictureSizes } from '@fairground/contract'
import type { Sharp } from 'sharp'
import { openPicture, type PictureFile } from '../../../lib/open-picture.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

/** From fine to coarse: the first that fits is taken, the last one in any case. */
const qualities = [82, 70, 56, 42]
/** Bytes of a picture, for each size: a page may show it at once. */
const bytesWished = 60_000

export interface DrawnPicture {
  width: number
  height: number
  /** WebP. */
  bytes: Buffer
}

/** A picture drawn anew for its place, whole and at half its size. Refusals: those of `openPicture`, FILE_UNREADABLE. */
export async function drawPicture(file: PictureFile, use: PictureUse): Promise<Outcome<DrawnPicture[]>> {
  const opened = await openPicture(file)
  if (!opened.ok) return opened
  const { width, height } = pictureSizes[use]
  try {
    const whole = await opened.value.picture.flatten({ background: '#1b1338' }).resize(width, height).png().toBuffer()
    const { default: sharp } = await import('sharp')
    const sizes = [1, 2].map((divisor) => ({ width: width / divisor, height: height / divisor }))
    const drawn = sizes.map(async (size) => ({ ...size, bytes: await smallEnough(sharp(whole).resize(size)) }))
    return ok(await Promise.all(drawn))
  } catch {
    return refuse('FILE_UNREADABLE')
  }
}

async function smallEnough(picture: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await picture.clone().webp({ quality }).toBuffer()
    if (bytes.length <= bytesWished) break
  }
  return bytes
}
