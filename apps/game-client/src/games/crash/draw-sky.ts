import { crashHeightAt, crashMsOf } from '@fairground/game-rules/games/crash'

/** What the sky shows. */
interface SkyMoment {
  ranMs: number
  x100: number
  isRunning: boolean
  isBust: boolean
  /** How long ago it burst. */
  burstMs: number
  isCalm: boolean
  /** Where bets of the player were paid, in hundredths. */
  cashOutsX100: readonly number[]
}

const leastMs = 8_000
const leastX100 = 200
const steps = 60
const starCount = 60
const heightSteps = [25, 50, 100, 200, 500, 1_000, 5_000, 10_000, 50_000, 200_000]
const sparkCount = 22
/** Then the sparks are out. */
export const burstMsMax = 900
const colours = {
  path: '#ffd98c',
  bust: '#ff7f8a',
  paid: '#8be9c4',
  fill: 'rgb(255 217 140 / 0.14)',
  bustFill: 'rgb(255 127 138 / 0.12)',
}

/** Draws the path of the firework so far; the view grows with it. Pixels are those of the canvas. */
export function drawSky(canvas: HTMLCanvasElement, moment: SkyMoment): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width, height } = canvas
  pen.clearRect(0, 0, width, height)
  drawStars(pen)
  if (!moment.isRunning && !moment.isBust) return
  const endMs = moment.isBust ? crashMsOf(moment.x100) : moment.ranMs
  const spanMs = Math.max(leastMs, endMs * 1.12)
  const spanX100 = Math.max(leastX100, 100 + (moment.x100 - 100) * 1.25)
  const pad = Math.round(width * 0.03)
  const at = (ms: number) => ({
    x: pad + (ms / spanMs) * (width - 2 * pad),
    y: height - pad - ((crashHeightAt(ms) - 100) / (spanX100 - 100)) * (height - 2 * pad),
  })
  drawHeights(pen, { pad, spanX100 })
  const tip = at(endMs)
  pen.beginPath()
  pen.moveTo(pad, height - pad)
  for (let step = 1; step <= steps; step += 1) {
    const { x, y } = at((endMs * step) / steps)
    pen.lineTo(x, y)
  }
  pen.lineWidth = Math.max(3, width / 220)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = moment.isBust ? colours.bust : colours.path
  pen.stroke()
  pen.lineTo(tip.x, height - pad)
  pen.lineTo(pad, height - pad)
  pen.fillStyle = moment.isBust ? colours.bustFill : colours.fill
  pen.fill()
  if (moment.isBust) drawBurst(pen, tip, moment)
  else drawRocket(pen, tip, width)
  for (const x100 of moment.cashOutsX100) drawCashOut(pen, at(crashMsOf(x100)))
}

/** Golden angles: nowhere a row, and the same sky with every frame. */
function drawStars(pen: CanvasRenderingContext2D): void {
  const { width, height } = pen.canvas
  for (let star = 1; star <= starCount; star += 1) {
    const [x, y] = [(star * 0.618034) % 1, (star * 0.754878) % 1]
    pen.fillStyle = `rgb(255 236 205 / ${0.12 + 0.3 * ((star * 0.381966) % 1)})`
    pen.beginPath()
    pen.arc(x * width, y * height * 0.9, Math.max(0.8, width / 900) * (1 + (star % 3) * 0.5), 0, 2 * Math.PI)
    pen.fill()
  }
}

/** Lines at round multipliers, so that it can be seen how high it is. */
function drawHeights(pen: CanvasRenderingContext2D, { pad, spanX100 }: { pad: number; spanX100: number }): void {
  const { width, height } = pen.canvas
  const step = heightSteps.find((candidate) => (spanX100 - 100) / candidate <= 5) ?? spanX100
  pen.strokeStyle = 'rgb(255 230 200 / 0.13)'
  pen.lineWidth = 1
  for (let x100 = 100 + step; x100 < spanX100; x100 += step) {
    const y = Math.round(height - pad - ((x100 - 100) / (spanX100 - 100)) * (height - 2 * pad)) + 0.5
    pen.beginPath()
    pen.moveTo(pad, y)
    pen.lineTo(width - pad, y)
    pen.stroke()
  }
}

interface Point {
  x: number
  y: number
}

/** A mark on the path where a bet was paid. */
function drawCashOut(pen: CanvasRenderingContext2D, { x, y }: Point): void {
  const radius = Math.max(6, pen.canvas.width / 90)
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = colours.paid
  pen.fill()
  pen.lineWidth = radius / 2.5
  pen.strokeStyle = '#12261f'
  pen.stroke()
}

function drawRocket(pen: CanvasRenderingContext2D, { x, y }: Point, width: number): void {
  const size = Math.max(7, width / 70)
  const glow = pen.createRadialGradient(x, y, 0, x, y, size * 3)
  glow.addColorStop(0, 'rgb(255 244 214 / 0.95)')
  glow.addColorStop(0.35, 'rgb(255 190 90 / 0.5)')
  glow.addColorStop(1, 'rgb(255 160 60 / 0)')
  pen.fillStyle = glow
  pen.beginPath()
  pen.arc(x, y, size * 3, 0, 2 * Math.PI)
  pen.fill()
}

/** Sparks fly apart and go out; who wants less movement sees them standing. */
function drawBurst(pen: CanvasRenderingContext2D, { x, y }: Point, { burstMs, isCalm }: SkyMoment): void {
  const share = isCalm ? 0.6 : Math.min(burstMs / burstMsMax, 1)
  const reach = Math.min(pen.canvas.width, pen.canvas.height) * 0.22 * Math.sqrt(share)
  pen.lineWidth = Math.max(2, pen.canvas.width / 320)
  for (let spark = 0; spark < sparkCount; spark += 1) {
    const angle = (spark / sparkCount) * 2 * Math.PI
    const far = reach * (spark % 2 === 0 ? 1 : 0.66)
    pen.strokeStyle = `rgb(${spark % 3 === 0 ? '255 217 140' : '255 127 138'} / ${isCalm ? 0.8 : 1 - share * 0.85})`
    pen.beginPath()
    pen.moveTo(x + Math.cos(angle) * far * 0.55, y + Math.sin(angle) * far * 0.55)
    pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
    pen.stroke()
  }
}
