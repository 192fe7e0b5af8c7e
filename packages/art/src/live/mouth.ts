import { mix } from '../kit/colour.ts'
import { svg } from '../kit/markup.ts'
import type { Sitter } from './sitter.ts'

const dark = '#8a2438'

/** Closed, friendly at the corners. */
export function calmMouth({ look, skin }: Sitter): string {
  if (look.isMale) {
    const line = '<path d="M-12-11.500q12 7 24 0" stroke="#8a4038" stroke-width="3.2"/>'
    const under = svg`<path d="M-5-3.500q5 2.500 10 0" stroke="${skin.line}" stroke-width="2" stroke-opacity=".6"/>`
    return svg`<g fill="none" stroke-linecap="round">${line}${under}</g>`
  }
  const lips = look.lips ?? '#d0505c'
  const upper = svg`<path d="M-14-14Q-6-18.500 0-15.500Q6-18.500 14-14Q6-12 0-12Q-6-12-14-14Z" fill="${mix(lips, dark, 0.35)}"/>`
  const lower = svg`<path d="M-13-13.500Q0-10.500 13-13.500Q8-4 0-4Q-8-4-13-13.500Z" fill="${lips}"/>`
  const line = svg`<path d="M-15-14.200Q0-9.500 15-14.200" fill="none" stroke="${dark}" stroke-width="1.7" stroke-linecap="round"/>`
  return svg`${lower}${upper}${line}<path d="M-4-8q4 1.500 8 0" stroke="#fff" stroke-opacity=".4" stroke-width="1.600" fill="none" stroke-linecap="round"/>`
}

/** Open, with teeth, and the cheeks raised. */
export function smilingMouth({ look, skin }: Sitter): string {
  const open = '<path d="M-19-17Q0-12 19-17Q14 4.500 0 4.500Q-14 4.500-19-17Z" fill="#8f2740"/>'
  const teeth = '<path d="M-16-14.800Q0-10.500 16-14.800L12.500-7.500Q0-4-12.500-7.500Z" fill="#fffaf2"/>'
  const tongue = '<path d="M-8 1Q0-4 8 1Q4 4 0 4Q-4 4-8 1Z" fill="#d9606c"/>'
  const lips = look.lips ?? '#d0505c'
  const lip = look.isMale
    ? ''
    : svg`<path d="M-19-17Q-8-19.500 0-15.500Q8-19.500 19-17M-13-1Q-8 5.500 0 5.500Q8 5.500 13-1" fill="none" stroke="${lips}" stroke-width="3" stroke-linecap="round"/>`
  const folds = svg`<path d="M-25-25Q-28-19-25-13M25-25Q28-19 25-13" fill="none" stroke="${skin.line}" stroke-width="1.8" stroke-opacity=".55" stroke-linecap="round"/>`
  return open + teeth + tongue + lip + folds
}
