type Context = CanvasRenderingContext2D

const warm = '#fff3cf'

function round(context: Context, size: number, stops: readonly (readonly [number, string])[]): void {
  const half = size / 2
  const gradient = context.createRadialGradient(half, half, 0, half, half, half)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  context.fillStyle = gradient
  context.fillRect(0, 0, size, size)
}

export const drawGlow = (context: Context, size: number): void =>
  round(context, size, [
    [0, '#ffffffff'],
    [0.25, '#ffffffa0'],
    [0.6, '#ffffff28'],
    [1, '#ffffff00'],
  ])

/** White, with a soft light around it: tinted by whose it is. */
export const drawBullet = (context: Context, size: number): void =>
  round(context, size, [
    [0, '#ffffff'],
    [0.3, '#ffffff'],
    [0.36, '#ffffffb0'],
    [0.6, '#ffffff38'],
    [1, '#ffffff00'],
  ])

/** A fishing net seen from above: rings and bent lines. */
export function drawNet(context: Context, size: number): void {
  const half = size / 2
  const reach = half * 0.92
  context.strokeStyle = warm
  context.lineCap = 'round'
  context.translate(half, half)
  context.lineWidth = size * 0.022
  context.beginPath()
  context.arc(0, 0, reach, 0, 2 * Math.PI)
  context.stroke()
  context.globalAlpha = 0.75
  context.lineWidth = size * 0.013
  for (const turn of [0, Math.PI / 2]) {
    context.save()
    context.rotate(turn)
    for (const at of [-0.62, -0.3, 0, 0.3, 0.62]) {
      const width = Math.sqrt(1 - at * at) * reach
      context.beginPath()
      context.moveTo(-width, at * reach)
      context.quadraticCurveTo(0, at * reach * 1.5, width, at * reach)
      context.stroke()
    }
    context.restore()
  }
}

/** A ring of beads with four marks, for what is locked on. */
export function drawReticle(context: Context, size: number): void {
  const half = size / 2
  context.translate(half, half)
  context.strokeStyle = '#ffd98a'
  context.lineWidth = size * 0.03
  context.lineCap = 'round'
  context.setLineDash([size * 0.001, size * 0.052])
  context.beginPath()
  context.arc(0, 0, half * 0.86, 0, 2 * Math.PI)
  context.stroke()
  context.setLineDash([])
  for (let quarter = 0; quarter < 4; quarter += 1) {
    context.rotate(Math.PI / 2)
    context.beginPath()
    context.moveTo(0, -half * 0.97)
    context.lineTo(0, -half * 0.68)
    context.stroke()
  }
}

export function drawBubble(context: Context, size: number): void {
  const half = size / 2
  const reach = half * 0.8
  context.beginPath()
  context.arc(half, half, reach, 0, 2 * Math.PI)
  context.fillStyle = '#ffffff18'
  context.fill()
  context.strokeStyle = '#dff6ff90'
  context.lineWidth = size * 0.05
  context.stroke()
  context.beginPath()
  context.arc(half, half, reach * 0.68, Math.PI * 1.1, Math.PI * 1.45)
  context.strokeStyle = '#ffffffd0'
  context.stroke()
}

/** A column of light, soft at both sides and fading towards its foot. */
export function drawShaft(context: Context, size: number): void {
  const across = context.createLinearGradient(0, 0, size, 0)
  across.addColorStop(0, '#ffe6b000')
  across.addColorStop(0.5, '#ffe6b0ff')
  across.addColorStop(1, '#ffe6b000')
  context.fillStyle = across
  context.fillRect(0, 0, size, size)
  const down = context.createLinearGradient(0, 0, 0, size)
  down.addColorStop(0, '#000000ff')
  down.addColorStop(0.4, '#00000070')
  down.addColorStop(1, '#00000000')
  context.globalCompositeOperation = 'destination-in'
  context.fillStyle = down
  context.fillRect(0, 0, size, size)
}
