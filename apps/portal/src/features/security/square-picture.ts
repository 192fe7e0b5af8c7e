import { loadImage } from '../../lib/load-image.ts'

/** Edge of what is sent, in pixels; the server keeps less. */
const edge = 512

/** The middle of a picture file as a small square, so that a photo of a phone is sent in a moment. @throws when it is no picture */
export async function squarePicture(file: File): Promise<File> {
  const url = URL.createObjectURL(file)
  try {
    const image = await loadImage(url)
    const side = Math.min(image.naturalWidth, image.naturalHeight)
    const canvas = document.createElement('canvas')
    canvas.width = edge
    canvas.height = edge
    const place = [(image.naturalWidth - side) / 2, (image.naturalHeight - side) / 2] as const
    canvas.getContext('2d')?.drawImage(image, ...place, side, side, 0, 0, edge, edge)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('the browser drew no picture')
    return new File([blob], 'avatar.png', { type: blob.type })
  } finally {
    URL.revokeObjectURL(url)
  }
}
