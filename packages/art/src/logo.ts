import { Canvas } from './kit/canvas.ts'
import { repeat, svg } from './kit/markup.ts'

const STAND = 'M18 16L10.5 33M18 16L25.5 33M8 33H28'
const SPOKES = 'M18 5V25M8 15H28M11 8L25 22M25 8L11 22'

interface LogoColours {
  stand: string
  wheel: string
  cabin: string
  /** The one cabin that is different. */
  topCabin: string
}

function cabins(draw: (x: number, y: number, isTop: boolean) => string): string {
  return repeat(8, (index) => {
    const angle = (index / 8) * Math.PI * 2
    return draw(18 + Math.cos(angle) * 11.5, 15 + Math.sin(angle) * 11.5, index === 6)
  })
}

function wheel({ stand, wheel: line, cabin, topCabin }: LogoColours): string {
  const gondolas = cabins(
    (x, y, isTop) => svg`<circle cx="${x}" cy="${y}" r="2.9" fill="${isTop ? topCabin : cabin}"/>`,
  )
  return [
    svg`<g fill="none" stroke-linecap="round"><path d="${STAND}" stroke="${stand}" stroke-width="2.4"/>`,
    svg`<circle cx="18" cy="15" r="11.5" stroke="${line}" stroke-width="1.8"/><path d="${SPOKES}" stroke="${line}" opacity=".55"/></g>`,
    svg`${gondolas}<circle cx="18" cy="15" r="3.2" fill="${cabin}"/>`,
  ].join('')
}

/** The ferris-wheel mark in one colour: `currentColor` where it stands inline, black as a mask. */
export function logoMark(): string {
  const body = wheel({ stand: 'currentColor', wheel: 'currentColor', cabin: 'currentColor', topCabin: 'currentColor' })
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="36" height="36" role="img" aria-label="Fairground">${body}</svg>`
}

const NIGHT: LogoColours = { stand: '#a98cff', wheel: '#ff8d92', cabin: '#ffc65c', topCabin: '#ff5f6d' }

/** The mark in the colours of the night theme on a clear ground. */
export function logo(): string {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="36" height="36" role="img" aria-label="Fairground">${wheel(NIGHT)}</svg>`
}

/** The mark on the evening sky, 512 units square; `share` is how much of the side the mark takes. */
export function appIcon(share: number): string {
  const canvas = new Canvas(512, 512, 'app icon')
  const sky = canvas.linear([
    [0, '#1a1038'],
    [0.6, '#3d1f5c'],
    [1, '#7c3862'],
  ])
  const scale = (512 * share) / 36
  canvas.add(
    canvas.rect(sky),
    canvas.glow(256, 240, 230, { colour: '#ff9e6a', opacity: 0.45 }),
    svg`<g transform="translate(${256 - 18 * scale} ${256 - 17.6 * scale}) scale(${scale})">${wheel(NIGHT)}</g>`,
  )
  return canvas.toSvg('Fairground')
}
