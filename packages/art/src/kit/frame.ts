import type { Canvas } from './canvas.ts'
import { repeat, svg } from './markup.ts'
import type { Palette } from './palettes.ts'

type Frame = (canvas: Canvas, palette: Palette) => string

function gilt(canvas: Canvas): string {
  return canvas.linear([
    [0, '#fff0c0'],
    [0.5, '#e09a34'],
    [1, '#ffe3a0'],
  ])
}

/** The four corners as [x, y, turn in degrees], `inset` units in. */
function corners({ width, height }: Canvas, inset: number): [x: number, y: number, turn: number][] {
  return [
    [inset, inset, 0],
    [width - inset, inset, 90],
    [width - inset, height - inset, 180],
    [inset, height - inset, 270],
  ]
}

const hairline: Frame = (canvas) =>
  svg`<rect x="7" y="7" width="${canvas.width - 14}" height="${canvas.height - 14}" rx="12" fill="none" stroke="${gilt(canvas)}" stroke-width="2"/>`

const deco: Frame = (canvas) => {
  const angles = corners(canvas, 8).map(
    ([x, y, turn]) =>
      svg`<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 34V10A10 10 0 0 1 10 0H34M8 28V14A6 6 0 0 1 14 8H28"/>`,
  )
  return svg`<g fill="none" stroke="${gilt(canvas)}" stroke-width="3" stroke-linecap="round">${angles}</g>`
}

const bulbs: Frame = (canvas, palette) => {
  const row = repeat(13, (index) => {
    const x = 12 + (index * (canvas.width - 24)) / 12
    return svg`${canvas.glow(x, 11, 9, { colour: '#ffd06a', opacity: 0.8 })}<circle cx="${x}" cy="11" r="3" fill="#fff3c8"/>`
  })
  return canvas.rect(palette.groundDark, { height: 5 }) + row
}

const band: Frame = (canvas, palette) =>
  canvas.rect(palette.accent, { height: 6 }) + canvas.rect(palette.accent, { y: canvas.height - 6, height: 6 })

const crescents: Frame = (canvas, palette) => {
  const moons = corners(canvas, 12).map(
    ([x, y, turn]) =>
      svg`<path transform="translate(${x} ${y}) rotate(${turn}) translate(6 6) rotate(135)" d="M-11 0A11 11 0 0 0 11 0A13 13 0 0 1-11 0Z"/>`,
  )
  const line = svg`<rect x="9" y="9" width="${canvas.width - 18}" height="${canvas.height - 18}" rx="16" fill="none" stroke="${palette.glow}" stroke-opacity=".45" stroke-width="1.4"/>`
  return svg`${line}<g fill="${palette.glow}" fill-opacity=".9">${moons}</g>`
}

const brass: Frame = (canvas) => {
  const fill = gilt(canvas)
  const plates = corners(canvas, 0).map(
    ([x, y, turn]) =>
      svg`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0H34C29 10 10 29 0 34Z" fill="${fill}" stroke="#4a2406" stroke-opacity=".6" stroke-width="1.5"/><circle cx="12" cy="12" r="2.4" fill="#5a2d0a"/></g>`,
  )
  return plates.join('')
}

const rivets: Frame = (canvas, palette) => {
  const { width, height } = canvas
  const line = svg`<rect x="6" y="6" width="${width - 12}" height="${height - 12}" rx="14" fill="none" stroke="${palette.groundDark}" stroke-opacity=".7" stroke-width="6"/>`
  const edge = svg`<rect x="9" y="9" width="${width - 18}" height="${height - 18}" rx="11" fill="none" stroke="${palette.accent}" stroke-opacity=".7" stroke-width="1.2"/>`
  const heads = repeat(9, (index) => {
    const y = 24 + (index * (height - 48)) / 8
    return svg`<circle cx="6" cy="${y}" r="1.8"/><circle cx="${width - 6}" cy="${y}" r="1.8"/>`
  })
  return svg`${line}${edge}<g fill="${palette.accent}">${heads}</g>`
}

const paper: Frame = (canvas) => {
  const { width, height } = canvas
  const tooth = width / 20
  const teeth = repeat(20, () => svg`l${tooth / 2} -6l${tooth / 2} 6`)
  const upside = repeat(20, () => svg`l${tooth / 2} 6l${tooth / 2} -6`)
  return svg`<path d="M0 ${height}V${height - 3}${teeth}V${height}ZM0 0V3${upside}V0Z" fill="#fff3dc"/>`
}

/** One house frame per studio, so that its games are recognisable in a mixed row. */
export const frames = { hairline, deco, bulbs, band, crescents, brass, rivets, paper } as const satisfies Record<
  string,
  Frame
>

export type FrameName = keyof typeof frames
