interface Shown {
  name: string
  time: string
  atMs: number
}

/** A drawn card table with its name and a clock: what a table shows that has no camera. */
export function drawTestPicture(pen: CanvasRenderingContext2D, shown: Shown): void {
  const { width, height } = pen.canvas
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
    pen.fillRect(width / 2 + place * 76 - 28, height * 0.66 + lift, 56, 78)
  }
  // What the stamp leaves of the upper edge; a phone lays the clock of the round over its left part.
  const [middle, room] = [width * 0.36, width * 0.64]
  pen.fillStyle = '#ffffff'
  pen.textAlign = 'center'
  pen.font = '700 24px sans-serif'
  pen.fillText(shown.name, middle, height * 0.34, room)
  pen.font = '600 38px monospace'
  pen.fillText(shown.time, middle, height * 0.48, room)
}
