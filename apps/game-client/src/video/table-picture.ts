import { createStampPen } from './draw-stamp.ts'
import type { Stamp } from './stamp.ts'

export const pictureSize = { width: 640, height: 360 }
const framesPerSecond = 15
const frameMs = 1_000 / framesPerSecond

export interface TablePicture {
  stream: MediaStream
  stop(): void
}

/** A stream of what `draw` draws, with the stamp over it. */
export function startTablePicture(draw: (pen: CanvasRenderingContext2D) => void, stampOf: () => Stamp): TablePicture {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSize)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no canvas')
  const stamp = createStampPen(stampOf)
  // The stamp is renewed and drawn in the same frame: it says when it was drawn.
  const drawFrame = async () => {
    await stamp.renew().catch(() => undefined)
    draw(pen)
    stamp.draw(pen)
  }
  const stream = canvas.captureStream(framesPerSecond)
  void drawFrame()
  const drawing = setInterval(() => void drawFrame(), frameMs)
  return {
    stream,
    stop() {
      clearInterval(drawing)
      for (const track of stream.getTracks()) track.stop()
    },
  }
}
