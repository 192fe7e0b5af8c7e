import { loadImage } from './load-image.ts'

/** Longest side of what is sent, in pixels; the server keeps no more. */
const sideMax = 2_048

/** A picture file as a JPEG small enough for any connection. @throws when it is no picture */
export async function shrinkPicture(file: File): Promise<File> {
  const url = URL.createObjectURL(file)
  try {
    const image = await loadImage(url)
    const scale = Math.min(1, sideMax / Math.max(image.naturalWidth, image.naturalHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    const paper = canvas.getContext('2d')
    if (!paper) throw new Error('the browser draws no pictures')
    paper.fillStyle = '#ffffff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
    if (!blob) throw new Error('the browser drew no picture')
    return new File([blob], 'proof.jpg', { type: blob.type })
  } finally {
    URL.revokeObjectURL(url)
  }
}
