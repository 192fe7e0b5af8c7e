import { createHash } from 'node:crypto'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'

const pixelsMax = 40_000_000
const sideMax = 10_000
/** Longest side of what is kept. */
const keptSide = 2_048
const secondsMax = 5
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

const kinds = [
  { type: 'image/jpeg', names: /\.jpe?g$/i, start: 'ffd8ff' },
  { type: 'image/png', names: /\.png$/i, start: '89504e470d0a1a0a' },
]

/**
 * The picture drawn anew as a JPEG: place, camera, colour profile and whatever followed the picture are gone.
 * Refusals: FILE_TYPE when content, type and name do not agree on PNG or JPEG, FILE_UNREADABLE when it is too large to
 * draw, moves, or ends early.
 */
export async function proofImage(file: { name: string; type: string; bytes: Buffer }): Promise<Outcome<ProofImage>> {
  const { bytes } = file
  const kind = kinds.find(({ start }) => bytes.subarray(0, start.length / 2).toString('hex') === start)
  if (!kind || file.type !== kind.type || !kind.names.test(file.name)) return refuse('FILE_TYPE')
  if (kind.type === 'image/png' && isAnimated(bytes)) return refuse('FILE_UNREADABLE')
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', animated: false })
  try {
    const { width, height } = await picture.metadata()
    if (Math.max(width, height) > sideMax || width * height > pixelsMax) return refuse('FILE_UNREADABLE')
    const drawn = await picture
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer()
    const grey = await sharp(drawn).greyscale().resize(lookColumns, lookRows, { fit: 'fill' }).raw().toBuffer()
    const sha256 = createHash('sha256').update(bytes).digest()
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

/** Whether a PNG holds more than one picture: its control chunk stands before the first data. */
function isAnimated(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += bytes.readUInt32BE(at) + 12
  }
  return false
}
