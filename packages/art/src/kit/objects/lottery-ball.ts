import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { svg } from '../markup.ts'
import { label } from '../outline.ts'

/** A glossy numbered ball. */
export function lotteryBall(
  canvas: Canvas,
  x: number,
  y: number,
  look: { radius: number; colour: string; number: string },
): string {
  const { radius: r, colour } = look
  const shell = canvas.radial(
    [
      [0, mix(colour, '#ffffff', 0.55)],
      [0.45, colour],
      [1, mix(colour, '#120428', 0.6)],
    ],
    [0.36, 0.3, 0.8],
  )
  const digits = label(look.number, 'paytone', { x: 0, y: 0, width: r * 0.8, height: r * 0.62 })
  return [
    svg`<g transform="translate(${x} ${y})"><ellipse cy="${r * 0.98}" rx="${r * 0.8}" ry="${r * 0.2}" fill="#06021a" opacity=".4"/>`,
    svg`<circle r="${r}" fill="${shell}"/><circle r="${r * 0.58}" fill="#fffaf0"/><path d="${digits}" fill="#2a1a3e"/>`,
    svg`<ellipse cx="${-r * 0.34}" cy="${-r * 0.5}" rx="${r * 0.3}" ry="${r * 0.17}" fill="#fff" opacity=".75" transform="rotate(-30)"/></g>`,
  ].join('')
}
