import { mix } from '../kit/colour.ts'
import { svg } from '../kit/markup.ts'
import { clothLight, LINEN } from './outfits.ts'
import type { Sitter } from './sitter.ts'

const sleeve =
  'M-110 86C-128 106-142 146-137 171C-133 187-112 195-92 196C-78 197-62 196-49 195L-46 169C-63 168-79 165-91 155C-97 142-97 126-94 100Z'
const crease = 'M-91 155C-79 165-63 168-46 169'
const armpit = 'M-95 112C-97 126-97 142-91 155'
const folds = 'M-97 152C-107 153-114 158-117 166M-86 163C-90 168-91 175-89 181'

/** From the wrist towards the middle: palm down, four fingers and the thumb. */
const palm =
  'M-3-11C9-15 20-15 29-11.500L44-7Q49.500-4.500 48 0Q51 2.500 47.500 6Q47 10 41 10.500Q38 15 30 14.500C20 16 8 14.500-3 13Z'
const fingers = 'M47.500 0L31-3.500M47 6L30 3.500M41 10.500L28 9.500'
const thumb = 'M8-12C14-19 24-21 33-16Q36-12 30-11L17-8Z'
const nails =
  'M44.500-5.500q3.500 0 3 3.200q-3 .6-4.500-.6ZM45.500 1.300q3.500 .4 2.600 3.300q-3 .4-4.400-1ZM41.500 6.500q3.400 .4 2.400 3q-2.800 .4-4.200-1Z'

function hand({ look, skin }: Sitter, fill: string): string {
  const line = svg`fill="none" stroke="${skin.line}" stroke-width="1.5" stroke-opacity=".7" stroke-linecap="round"`
  const polish = look.isMale ? '' : svg`<path d="${nails}" fill="${look.lips ?? '#d0505c'}" opacity=".85"/>`
  const edge = svg`stroke="${skin.line}" stroke-opacity=".45" stroke-width="1"`
  return svg`<path d="${thumb}" fill="${mix(fill, skin.shade, 0.4)}"/><path d="${palm}" fill="${fill}" ${edge}/><path d="${fingers}" ${line}/>${polish}`
}

function arm(sitter: Sitter, isFar: boolean): string {
  const { look, cloth, skin } = sitter
  const { light, shade } = look.outfit === 'vest' ? LINEN : cloth
  const fill = clothLight(sitter, light, shade)
  const dusk = isFar ? svg`<path d="${sleeve}" fill="${shade}" opacity=".5"/>` : ''
  const line = svg`fill="none" stroke="${mix(shade, '#12041e', 0.25)}" stroke-linecap="round"`
  const seams = svg`<path d="${crease}" ${line} stroke-width="3" stroke-opacity=".6"/><path d="${armpit}" ${line} stroke-width="2.2" stroke-opacity=".3"/><path d="${folds}" ${line} stroke-width="2" stroke-opacity=".5"/>`
  const band = look.outfit === 'aoDai' ? cloth.trim : '#fffaf0'
  const cuff = svg`<path d="M-49 170L-51 195" stroke="${band}" stroke-width="${look.outfit === 'suit' ? 7 : 4}" stroke-linecap="round"/>`
  const tone = isFar ? mix(skin.light, skin.shade, 0.4) : skin.light
  const fist = svg`<g transform="translate(-47 182) rotate(${isFar ? 4 : 2})">${hand(sitter, tone)}</g>`
  return svg`${fist}<path d="${sleeve}" fill="${fill}"/>${dusk}${seams}${cuff}`
}

/** Both forearms, one hand over the other on the edge of the table, with their shadow. */
export function drawArms(sitter: Sitter): string {
  const shadow = sitter.canvas.glow(0, 193, 138, { colour: '#12041e', opacity: 0.6, ry: 9 })
  const near = svg`<g transform="translate(7 1)">${arm(sitter, false)}</g>`
  return svg`${shadow}<g transform="scale(-1 1) translate(7 0)">${arm(sitter, true)}</g>${near}`
}
