const size = { width: 640, height: 360 }
const framesPerSecond = 15
const frameMs = 1_000 / framesPerSecond

/** A drawn card table with its name and a clock, as a stream: what a table shows that has no camera. */
export function startTestPicture(name: string, clock: () => string): { stream: MediaStream; stop(): void } {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no canvas')
  const draw = () => drawTable(pen, { name, time: clock(), atMs: performance.now() })
  draw()
  const stream = canvas.captureStream(framesPerSecond)
  const drawing = setInterval(draw, frameMs)
  return {
    stream,
    stop() {
      clearInterval(drawing)
      for (const track of stream.getTracks()) track.stop()
    },
  }
}

function drawTable(pen: CanvasRenderingContext2D, shown: { name: string; time: string; atMs: number }): void {
  const { width, height } = size
  pen.fillStyle = '#10141c'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#0f5b3f'
  pen.beginPath()
  pen.ellipse(width / 2, height * 1.05, width * 0.62, height * 0.62, 0, 0, 2 * Math.PI)
  pen.fill()
  // Cards that move show that the picture does.
  pen.fillStyle = '#f4efe2'
  for (const place of [-1.5, -0.5, 0.5, 1.5]) {
    const lift = 8 * Math.sin(shown.atMs / 400 + place)
    pen.fillRect(width / 2 + place * 76 - 28, height * 0.62 + lift, 56, 78)
  }
  pen.fillStyle = '#ffffff'
  pen.textAlign = 'center'
  pen.font = '700 28px sans-serif'
  pen.fillText(shown.name, width / 2, 56, width - 40)
  pen.font = '600 44px monospace'
  pen.fillText(shown.time, width / 2, 116)
}
