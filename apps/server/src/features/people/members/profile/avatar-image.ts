/** Edge of the square that is kept, in pixels. */
const edge = 256
/** A small file may unpack to a huge picture. */
const pixelsMax = 40_000_000
const secondsMax = 5

const starts: readonly (readonly [offset: number, bytes: string])[][] = [
  [[0, 'ffd8ff']], // JPEG
  [[0, '89504e470d0a1a0a']], // PNG
  [
    [0, '52494646'],
    [8, '57454250'],
  ], // RIFF … WEBP
]

/** Whether the first bytes are those of a JPEG, PNG or WebP; what a file calls itself says nothing. */
const isPicture = (bytes: Buffer): boolean =>
  starts.some((start) =>
    start.every(([offset, hex]) => bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex),
  )

/** The picture as a square WebP, drawn anew: place, camera and whatever else was in the file are gone. Undefined when it is none. */
export async function avatarImage(bytes: Buffer): Promise<Buffer | undefined> {
  if (!isPicture(bytes)) return undefined
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', animated: false })
  return picture
    .timeout({ seconds: secondsMax })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => undefined)
}
