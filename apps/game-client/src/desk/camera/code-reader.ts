import { readMatrices } from '../../data-matrix/reader.ts'

/** More of a picture makes it slower to read, and no code easier. */
const widthMax = 1_280

export interface Picture {
  codes: { text: string; corners: { x: number; y: number }[] }[]
  width: number
  height: number
}

/** Codes in what a video shows now; undefined while it shows nothing. */
export async function readPicture(video: HTMLVideoElement, canvas: OffscreenCanvas): Promise<Picture | undefined> {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined
  const scale = Math.min(1, widthMax / videoWidth)
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(video, 0, 0, width, height)
  const image = context.getImageData(0, 0, width, height)
  const found = await readMatrices(image, { maxNumberOfSymbols: 2, tryHarder: true })
  const codes = found
    .filter(({ isValid }) => isValid)
    .map(({ text, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
      text,
      corners: [topLeft, topRight, bottomRight, bottomLeft],
    }))
  return { codes, width, height }
}
