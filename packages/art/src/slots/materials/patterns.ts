import type { Canvas } from '../../kit/canvas.ts'
import { svg } from '../../kit/markup.ts'

interface Weave {
  width: number
  height: number
  /** Drawn in `currentColor`. */
  body: string
}

const stroked = (width: number, path: string): string =>
  svg`<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}"/>`

const rings = (width: number, circles: readonly (readonly [x: number, y: number, r: number])[]): string =>
  svg`<g fill="none" stroke="currentColor" stroke-width="${width}">${circles.map(
    ([x, y, r]) => svg`<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )}</g>`

const dot = (x: number, y: number, r: number): string => svg`<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`

const weaves = {
  scale: {
    width: 24,
    height: 12,
    body: rings(1.1, [
      [12, 12, 11],
      [12, 12, 7],
      [0, 6, 11],
      [24, 6, 11],
    ]),
  },
  lattice: { width: 18, height: 18, body: stroked(1.2, 'M0 9L9 0L18 9L9 18Z') + dot(9, 9, 1.6) },
  meander: { width: 20, height: 20, body: stroked(1.6, 'M2 18V2H18V14H7V7H13') },
  hatch: { width: 8, height: 8, body: stroked(1.1, 'M-2 2L2-2M0 8L8 0M6 10L10 6') },
  fan: {
    width: 28,
    height: 14,
    body: stroked(1, 'M0 14A14 14 0 0 1 28 14M5 14A9 9 0 0 1 23 14M14 0V14M4 4L14 14L24 4'),
  },
  chain: {
    width: 16,
    height: 16,
    body: rings(1.3, [
      [8, 8, 6],
      [0, 0, 6],
      [16, 0, 6],
      [0, 16, 6],
      [16, 16, 6],
    ]),
  },
  brick: { width: 26, height: 16, body: stroked(1.3, 'M0 0H26M0 8H26M6 0V8M19 8V16') },
  circuit: {
    width: 26,
    height: 26,
    body: stroked(1.3, 'M0 6H9L13 10V20L18 26M26 16H20L17 13V0') + dot(13, 20, 2) + dot(20, 16, 2),
  },
  wave: { width: 32, height: 12, body: stroked(1.4, 'M0 8Q8-2 16 8T32 8') },
  weave: {
    width: 16,
    height: 16,
    body: `<path d="M0 0H8V8H0ZM8 8H16V16H8Z" fill="currentColor" opacity=".5"/>${stroked(1, 'M0 4H8M8 12H16M12 0V8M4 8V16')}`,
  },
  star: { width: 22, height: 22, body: '<path d="M11 3L13 9L19 11L13 13L11 19L9 13L3 11L9 9Z" fill="currentColor"/>' },
  flame: {
    width: 24,
    height: 24,
    body: stroked(1.2, 'M12 22C4 18 6 10 12 2C18 10 20 18 12 22ZM0 12C3 8 3 4 0 0M24 12C21 8 21 4 24 0'),
  },
} as const satisfies Record<string, Weave>

export type PatternName = keyof typeof weaves

export const patternNames = Object.keys(weaves) as [PatternName, ...PatternName[]]

/** An engraved or woven ground in one colour, to be filled with. */
export function patternFill(canvas: Canvas, name: PatternName, colour: string, opacity: number): string {
  const { width, height, body } = weaves[name]
  return canvas.pattern(svg`<g color="${colour}" opacity="${opacity}">${body}</g>`, width, height)
}
