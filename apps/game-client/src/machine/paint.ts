/** A canvas sized and drawn in CSS pixels. */
export function paint(width: number, height: number, scale: number, draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * scale))
  canvas.height = Math.max(1, Math.ceil(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no 2d canvas')
  context.scale(scale, scale)
  draw(context)
  return canvas
}

/** `#rrggbb` with an opacity of 0 to 1. */
export const withAlpha = (colour: string, alpha: number): string =>
  `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`

export function linear(
  context: CanvasRenderingContext2D,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = context.createLinearGradient(x0, y0, x1, y1)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}
