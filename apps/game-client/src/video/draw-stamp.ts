import { type Matrix, writeMatrix } from '../data-matrix/writer.ts'
import { type Stamp, stampMs, stampText } from './stamp.ts'

/** In modules, around the code. */
const quiet = 2
const marginPixels = 12
/** Of the height of the picture: large enough to be read after it was compressed. */
const share = 0.36

/** Draws the newest stamp into the upper right corner of a picture; whoever draws the picture calls `renew` before. */
export function createStampPen(stampOf: () => Stamp) {
  let matrix: Matrix | undefined
  let writtenMs = Number.NEGATIVE_INFINITY
  return {
    async renew(): Promise<void> {
      const nowMs = performance.now()
      if (nowMs - writtenMs < stampMs) return
      writtenMs = nowMs
      matrix = await writeMatrix(stampText(stampOf()))
    },
    draw(pen: CanvasRenderingContext2D): void {
      if (matrix) drawMatrix(pen, matrix)
    },
  }
}

function drawMatrix(pen: CanvasRenderingContext2D, { side, isDark }: Matrix): void {
  const { width, height } = pen.canvas
  const modulePixels = Math.max(3, Math.floor((height * share) / side))
  const whole = (side + 2 * quiet) * modulePixels
  const [left, top] = [width - whole - marginPixels, marginPixels]
  pen.fillStyle = '#ffffff'
  pen.fillRect(left, top, whole, whole)
  pen.fillStyle = '#000000'
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      if (isDark(column, row))
        pen.fillRect(
          left + (column + quiet) * modulePixels,
          top + (row + quiet) * modulePixels,
          modulePixels,
          modulePixels,
        )
}
