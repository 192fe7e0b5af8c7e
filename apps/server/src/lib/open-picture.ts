import type { Sharp } from 'sharp'
import { type Outcome, ok, refuse } from './outcome.ts'

const pixelsMax = 40_000_000
const sideMax = 10_000
const secondsMax = 5

const kinds = [
  { type: 'image/jpeg', start: 'ffd8ff' },
  { type: 'image/png', start: '89504e470d0a1a0a' },
]

export interface PictureFile {
  bytes: Buffer
}

interface OpenPicture {
  /** Limited in points and seconds, and upright. */
  picture: Sharp
  /** Of the file, in points, as they are stored. */
  width: number
  height: number
}

/**
 * A picture that can be drawn. Its bytes say what it is: devices name pictures `.jfif`, `blob` or nothing, and what is
 * kept is drawn anew. Refusals: FILE_TYPE for what begins neither like a PNG nor like a JPEG, PICTURE_TOO_LARGE for more points than
 * are drawn, FILE_UNREADABLE when it cannot be read or moves.
 */
export async function openPicture({ bytes }: PictureFile): Promise<Outcome<OpenPicture>> {
  const kind = kinds.find(({ start }) => bytes.subarray(0, start.length / 2).toString('hex') === start)
  if (!kind) return refuse('FILE_TYPE')
  if (kind.type === 'image/png' && isAnimated(bytes)) return refuse('FILE_UNREADABLE')
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', animated: false })
  // Only the head is read here, whatever it says.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!size) return refuse('FILE_UNREADABLE')
  const { width, height } = size
  if (Math.max(width, height) > sideMax || width * height > pixelsMax) return refuse('PICTURE_TOO_LARGE')
  return ok({ picture: picture.timeout({ seconds: secondsMax }).autoOrient(), width, height })
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
