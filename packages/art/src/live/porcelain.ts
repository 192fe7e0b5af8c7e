import type { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'

const blue = '#3357b5'

/** A plate of blue and white porcelain, four coins on it or something else, its bowl drawn aside; 412 wide at scale 1. */
export function porcelain(canvas: Canvas, [x, y]: readonly [number, number], scale: number, onIt = coins()): string {
  const lid = svg`<g transform="translate(112 -38) rotate(15)">${cover(canvas)}</g>`
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">${plate(canvas)}${onIt}${lid}</g>`
}

function plate(canvas: Canvas): string {
  const glaze = canvas.linear([
    [0, '#ffffff'],
    [1, '#d5dcf2'],
  ])
  const well = canvas.linear([
    [0, '#b8c2e4'],
    [0.4, '#f4f7ff'],
    [1, '#ffffff'],
  ])
  const petals = repeat(28, (index) => {
    const angle = (index / 28) * Math.PI * 2
    const at = svg`translate(${Math.cos(angle) * 176} ${Math.sin(angle) * 61}) scale(1 .55)`
    return svg`<path transform="${at}" d="M-9 4C-9-6-2-9 0-12C2-9 9-6 9 4C4 1-4 1-9 4Z"/>`
  })
  const ring = ([rx, ry, cy]: readonly [number, number, number], fill: string, line = 0) =>
    svg`<ellipse cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${blue}" stroke-width="${line}"/>`
  return [
    '<ellipse cy="44" rx="216" ry="70" fill="#05020f" opacity=".45"/>',
    ring([206, 72, 20], '#8d9ac8') + ring([206, 72, 10], glaze) + ring([192, 65, 8], 'none', 3),
    svg`<g fill="${blue}" transform="translate(0 8)" opacity=".8">${petals}</g>${ring([158, 50, 6], well, 1.6)}`,
  ].join('')
}

/** Two show red, two white. */
function coins(): string {
  const places = [
    [-112, 0, '#d8344f'],
    [-66, 24, '#fffaf0'],
    [-40, -18, '#d8344f'],
    [-8, 22, '#fffaf0'],
  ] as const
  return places
    .map(
      ([x, y, face]) =>
        svg`<ellipse cx="${x}" cy="${y + 8}" rx="25" ry="13" fill="#2a3670" opacity=".5"/>` +
        svg`<ellipse cx="${x}" cy="${y}" rx="25" ry="13" fill="${face}" stroke="#8a5a2a" stroke-width="2.4"/>`,
    )
    .join('')
}

function cover(canvas: Canvas): string {
  const glaze = canvas.linear([
    [0, '#ffffff'],
    [0.35, '#f2f5ff'],
    [1, '#aeb9de'],
  ])
  const leaves = [-66, -34, 34, 66, 0].map(
    (turn) =>
      svg`<path transform="translate(0 -44) rotate(${turn})" d="M0 0C-13-14-12-34 0-48C12-34 13-14 0 0Z" fill="#5f7fd0" fill-opacity=".5" stroke="${blue}" stroke-width="2.6"/>`,
  )
  const bands = svg`<g fill="none" stroke="${blue}"><path d="M-130-14C-104 22 104 22 130-14" stroke-width="5"/><path d="M-127-28C-100 6 100 6 127-28" stroke-width="1.8"/><path d="M-104-48C-92-66-66-70-52-56M104-48C92-66 66-70 52-56" stroke-width="3"/></g>`
  const shade =
    '<path d="M52-128C104-110 131-60 132 4C132 18 108 30 72 38C96 0 96-72 52-128Z" fill="#7d8cc4" opacity=".42"/>'
  const gloss = '<ellipse cx="-56" cy="-84" rx="20" ry="36" fill="#fff" opacity=".85" transform="rotate(28 -56 -84)"/>'
  const knob = svg`<ellipse cy="-143" rx="27" ry="8" fill="#c3cdec"/><path d="M-27-143C-27-160-14-168 0-168S27-160 27-143C20-138-20-138-27-143Z" fill="${glaze}"/><ellipse cy="-158" rx="14" ry="6" fill="${blue}" opacity=".85"/>`
  return svg`<path d="M-132 4C-130-92-74-142 0-142S130-92 132 4C132 26 74 44 0 44S-132 26-132 4Z" fill="${glaze}"/>${shade}${gloss}${bands}${leaves}${knob}`
}
