import type { Canvas } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { repeat, svg } from '../kit/markup.ts'
import type { Mood } from './mood.ts'

/** A striped tent standing on `y`; panels alternate ruby and cream. */
export interface BigTop {
  x: number
  y: number
  width: number
  height: number
  panels: number
}

function panelShade(index: number, panels: number): number {
  if (index < panels * 0.3) return 0
  return index > panels * 0.68 ? 0.38 : 0.16
}

function panel({ x, y, width, height, panels }: BigTop, mood: Mood, index: number): string {
  const [top, eave] = [y - height, y - height * 0.34]
  const [from, to] = [x - width / 2 + (index * width) / panels, x - width / 2 + ((index + 1) * width) / panels]
  const bend = (edge: number) => x + (edge - x) * 0.3
  const shade = panelShade(index, panels) * 1.4
  const colour = index % 2 ? mix(mood.cream, mood.creamShade, shade) : mix(mood.ruby, mood.rubyShade, shade)
  const waist = eave - height * 0.14
  const roof = svg`<path d="M${x} ${top}Q${bend(from)} ${waist} ${from} ${eave}H${to}Q${bend(to)} ${waist} ${x} ${top}Z" fill="${colour}"/>`
  const lean = (edge: number) => edge + width * 0.06 * (1 - (2 * (edge - x + width / 2)) / width)
  const wallColour = mood.isLit ? mix(colour, mood.nearHills, 0.34) : mix(colour, mood.rubyShade, 0.1)
  return roof + svg`<path d="M${lean(from)} ${eave}H${lean(to)}V${y}H${lean(from)}Z" fill="${wallColour}"/>`
}

function scallops({ x, y, width, height, panels }: BigTop, mood: Mood): string {
  const [eave, wide] = [y - height * 0.34, width / panels]
  return repeat(panels, (index) => {
    const colour = index % 2 ? mix(mood.ruby, mood.rubyShade, 0.25) : mix(mood.cream, mood.creamShade, 0.2)
    const left = x - width / 2 + index * wide
    return svg`<path d="M${left} ${eave - 1}h${wide}v${height * 0.05}a${wide / 2} ${height * 0.055} 0 0 1 ${-wide} 0Z" fill="${colour}"/>`
  })
}

function door(canvas: Canvas, { x, y, width, height }: BigTop, mood: Mood): string {
  const lintel = y - height * 0.27
  const fill = canvas.linear(
    mood.isLit
      ? [
          [0, '#fff0c4'],
          [1, '#ffb04e'],
        ]
      : [
          [0, '#6b3340'],
          [1, '#8f4a48'],
        ],
  )
  const shape = svg`M${x - width * 0.085} ${y}L${x - width * 0.04} ${lintel}H${x + width * 0.04}L${x + width * 0.085} ${y}Z`
  const light = mood.isLit
    ? canvas.glow(x, y - height * 0.1, width * 0.3, { colour: mood.lampPool, opacity: 0.75, ry: height * 0.26 })
    : ''
  return svg`<path d="${shape}" fill="${fill}"/>${light}`
}

function eaveLamps(canvas: Canvas, { x, y, width, height, panels }: BigTop): string {
  const eave = y - height * 0.34 + 1
  return repeat(panels + 1, (index) => {
    const left = x - width / 2 + (index * width) / panels
    return svg`${canvas.glow(left, eave, 8, { colour: '#ffd06a', opacity: 0.8 })}<circle cx="${left}" cy="${eave}" r="2" fill="#fff3cf"/>`
  })
}

function flag({ x, y, height: h }: BigTop, mood: Mood): string {
  const top = y - h * 1.2
  const cloth = svg`M${x} ${top}q${h * 0.07} ${-h * 0.03} ${h * 0.13} ${h * 0.015}t${h * 0.1} ${h * 0.02}l${-h * 0.04} ${h * 0.045}l${h * 0.02} ${h * 0.05}q${-h * 0.1} ${h * 0.01} ${-h * 0.21} ${-h * 0.03}Z`
  return svg`<path d="M${x} ${y - h + 2}V${top}" stroke="${mood.legs}" stroke-width="2"/><path d="${cloth}" fill="${mood.cabins[1]}"/>`
}

/** One striped tent with its door, lamps and flag. */
export function bigTop(canvas: Canvas, tent: BigTop, mood: Mood): string {
  return [
    repeat(tent.panels, (index) => panel(tent, mood, index)),
    scallops(tent, mood),
    door(canvas, tent, mood),
    mood.isLit ? eaveLamps(canvas, tent) : '',
    flag(tent, mood),
  ].join('')
}
