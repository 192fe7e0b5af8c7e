import { svg } from '../kit/markup.ts'
import { type Sitter, wears } from './sitter.ts'

/** On the face: laid again over every changed eye or mouth. */
export function glasses(sitter: Sitter): string {
  if (!wears(sitter, 'glasses')) return ''
  const rims = [-37, 6].map((x) => svg`<rect x="${x}" y="-60" width="31" height="27" rx="12"/>`)
  const bridge = '<path d="M-6-50q6-4 12 0M-37-51l-10-3M37-51l10-3" fill="none"/>'
  const glint = '<path d="M-31-41l9-13M12-41l9-13" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>'
  const metal = 'fill="#fff" fill-opacity=".1" stroke="#2a1622" stroke-width="2.6" stroke-linecap="round"'
  return svg`<g ${metal}>${rims}${bridge}${glint}</g>`
}

export function beard(sitter: Sitter): string {
  const { hair } = sitter
  const moustache = 'M0-21.500C-6-27-19-25-25-14C-15-17.500-6-15 0-17C6-15 15-17.500 25-14C19-25 6-27 0-21.500Z'
  const goatee = 'M-12 2Q0-1 12 2Q11 17 0 20Q-11 17-12 2Z'
  const lip = 'M0-20.500C-6-23-15-22-19-15C-12-17-6-16.500 0-18C6-16.500 12-17 19-15C15-22 6-23 0-20.500Z'
  if (wears(sitter, 'moustache')) return svg`<path d="${moustache}" fill="${hair.base}"/>`
  if (wears(sitter, 'goatee')) return svg`<path d="${goatee}${lip}" fill="${hair.base}" opacity=".88"/>`
  return wears(sitter, 'mole') ? '<circle cx="25" cy="-4" r="1.700" fill="#4a2420"/>' : ''
}

function earrings(sitter: Sitter): string {
  const { trim } = sitter.cloth
  const pair = (shape: string) => svg`<g>${shape}</g><g transform="scale(-1 1)">${shape}</g>`
  if (wears(sitter, 'hoops'))
    return pair(svg`<circle cx="-52" cy="-29" r="9" fill="none" stroke="${trim}" stroke-width="3"/>`)
  if (wears(sitter, 'studs')) return pair(svg`<circle cx="-51" cy="-37" r="4" fill="${trim}"/>`)
  if (!wears(sitter, 'pearls')) return ''
  return pair(
    '<circle cx="-51.500" cy="-33" r="5.400" fill="#fff8ec"/><circle cx="-53" cy="-35" r="1.600" fill="#fff"/>',
  )
}

const petals = [0, 72, 144, 216, 288].map((turn) => svg`<ellipse cy="-9" rx="7.5" ry="9" transform="rotate(${turn})"/>`)
const blossom = svg`<g fill="#fff3f0" stroke="#f3c9c9" stroke-width=".8">${petals}</g><circle r="5" fill="#ffc65c"/>`
const flower = svg`<g transform="translate(52 -84) scale(.95)">${blossom}</g>`
const lotus =
  '<g transform="translate(-46 -92) rotate(-26)" fill="#ff9ab8"><path d="M0 12C-18 8-22-4-18-10C-8-8-2 2 0 12ZM0 12C18 8 22-4 18-10C8-8 2 2 0 12Z" fill="#e8638f"/><path d="M0 12C-14 4-14-12-8-16C-2-10 0-2 0 12ZM0 12C14 4 14-12 8-16C2-10 0-2 0 12Z" fill="#f27ba2"/><path d="M0 12C-7 2-6-14 0-20C6-14 7 2 0 12Z"/></g>'

/** At the ears and in the hair. */
export function jewels(sitter: Sitter): string {
  return earrings(sitter) + (wears(sitter, 'flower') ? flower : '') + (wears(sitter, 'lotus') ? lotus : '')
}
