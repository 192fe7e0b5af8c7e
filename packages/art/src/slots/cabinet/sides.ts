import { repeat, svg } from '../../kit/markup.ts'
import { metalFill, metalStops } from '../materials/metals.ts'
import type { Pen } from '../pen.ts'
import { ACROSS } from '../places/place.ts'
import type { StageBox } from './cabinet-layout.ts'

/** A drawing and its mirror image on the other side of the cabinet. */
export function mirrored(drawn: string, middle: number): string {
  return drawn + mirrorImage(drawn, middle)
}

const mirrorImage = (drawn: string, middle: number): string =>
  svg`<g transform="translate(${2 * middle} 0) scale(-1 1)">${drawn}</g>`

/** The side pieces of a cabinet. Each is lit by itself: a filter costs by the box that it covers, and light is not mirrored. */
export function sidePieces(pen: Pen, body: StageBox, filter: string): string {
  const left = sidePiece(pen, body)
  if (left === '') return ''
  return [left, mirrorImage(left, body.x + body.width / 2)]
    .map((piece) => svg`<g filter="${filter}">${piece}</g>`)
    .join('')
}

/** What stands behind the body at its left side: posts, spires, reeds, bolts, ropes. */
function sidePiece({ canvas, style }: Pen, body: StageBox): string {
  const round = canvas.linear(metalStops(style.metal), ACROSS)
  const tall = metalFill(canvas, style.metal, [body.y, body.y + body.height])
  const [x, top, foot] = [body.x, body.y, body.y + body.height]
  switch (style.house.side) {
    case 'spire':
      return svg`<path d="M${x - 34} ${foot + 6}V${top + 40}L${x - 20} ${top - 64}L${x - 6} ${top + 40}V${foot + 6}Z" fill="${round}"/><path d="M${x - 40} ${top + 44}h40v14h-40ZM${x - 40} ${foot - 110}h40v14h-40ZM${x - 42} ${foot - 4}h44v16h-44Z" fill="${tall}"/>`
    case 'post':
    case 'column':
      return svg`<rect x="${x - 30}" y="${top + 16}" width="34" height="${body.height - 6}" fill="${round}"/><path d="M${x - 40} ${top + 4}h52v16h-52ZM${x - 36} ${top + 26}h44v8h-44ZM${x - 40} ${foot - 12}h52v22h-52ZM${x - 36} ${foot - 24}h44v8h-44Z" fill="${tall}"/>`
    case 'reed':
      return repeat(
        3,
        (index) =>
          svg`<path d="M${x - 8 - index * 13} ${foot - 10 + index * 6}V${top + 60 + index * 46}q6-12 12 0V${foot - 10 + index * 6}Z" fill="${round}"/>`,
      )
    case 'bolt':
      return svg`<path d="M${x - 24} ${top + 90}h30v110h-30l-12-14v-82ZM${x - 24} ${foot - 200}h30v110h-30l-12-14v-82Z" fill="${tall}"/>`
    case 'rope': {
      const path = svg`M${x - 22} ${top + 40}C${x - 50} ${top + 160} ${x - 50} ${foot - 160} ${x - 18} ${foot - 30}`
      const hemp = canvas.vertical(
        [
          [0, '#e8d0a0'],
          [1, '#8a6434'],
        ],
        top,
        foot,
      )
      return svg`<path d="${path}" fill="none" stroke="${hemp}" stroke-width="13"/><path d="${path}" fill="none" stroke="#4a2e12" stroke-width="13" stroke-dasharray="3 9" opacity=".6"/>`
    }
    case 'none':
      return ''
  }
}
