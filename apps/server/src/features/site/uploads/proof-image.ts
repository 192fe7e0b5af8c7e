import { createHash } from 'node:crypto'
import { openPicture, type PictureFile } from '../../../lib/open-picture.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

/** Longest side of what is kept. */
const keptSide = 2_048
const lookColumns = 17
const lookRows = 16
/** Steps of grey that are no chance of how the picture was saved. */
const stepMin = 10

export interface ProofImage {
  mime: 'image/jpeg'
  bytes: Buffer
  /** Of the file as it came. */
  sha256: Buffer
  /** 256 zeros and ones: whether each point of a small grey copy is clearly brighter than the one before. */
  look: string
}

/**
 * The picture drawn anew as a JPEG: place, camera, colour profile and whatever followed the picture are gone.
 * Refusals: those of `openPicture`, and FILE_UNREADABLE when it ends early.
 */
export async function proofImage(file: PictureFile): Promise<Outcome<ProofImage>> {
  const opened = await openPicture(file)
  if (!opened.ok) return opened
  const { default: sharp } = await import('sharp')
  try {
    const drawn = await opened.value.picture
      .flatten({ background: '#ffffff' })
      .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer()
    const grey = await sharp(drawn).greyscale().resize(lookColumns, lookRows, { fit: 'fill' }).raw().toBuffer()
    const sha256 = createHash('sha256').update(file.bytes).digest()
    return ok({ mime: 'image/jpeg', bytes: drawn, sha256, look: lookOf(grey) })
  } catch {
    return refuse('FILE_UNREADABLE')
  }
}

/** One byte a point, row after row. */
function lookOf(grey: Buffer): string {
  let look = ''
  for (let row = 0; row < lookRows; row += 1)
    for (let column = 1; column < lookColumns; column += 1) {
      const at = row * lookColumns + column
      look += (grey[at] ?? 0) - (grey[at - 1] ?? 0) >= stepMin ? '1' : '0'
    }
  return look
}
