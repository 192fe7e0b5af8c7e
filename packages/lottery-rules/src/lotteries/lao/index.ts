import { refuse } from '@fairground/game-rules/read-input'
import type { Lottery } from '../../base/index.ts'
import { anyOrderPlay, exactPlay, runPlay } from '../../digits/digit-plays.ts'
import { drawDigits, isDigits } from '../../digits/digits.ts'

const length = 4
const all = (draw: string) => [draw]
const top3 = (draw: string) => [draw.slice(1)]
const top2 = (draw: string) => [draw.slice(2)]
const bottom2 = (draw: string) => [draw.slice(0, 2)]

/** The Lao lottery: four digits. */
export const lao: Lottery<string> = {
  id: 'lao',
  version: 1,
  draw: (draws) => drawDigits(draws, length),
  readDraw: (input) => (isDigits(input, length) ? { ok: true, value: input } : refuse('', 'a text of 4 digits')),
  board: (draw) => [{ id: 'number', numbers: [draw], look: 'digits' }],
  reveal: ['number'],
  plays: [
    exactPlay<string>({ id: 'top4', tab: 'four', digits: 4, gross: '8500', parts: all }),
    anyOrderPlay<string>({ id: 'tod4', tab: 'four', digits: 4, gross: '350', takesPairs: false, parts: all }),
    exactPlay<string>({ id: 'top3', tab: 'three', digits: 3, gross: '850', parts: top3 }),
    anyOrderPlay<string>({ id: 'tod3', tab: 'three', digits: 3, gross: '140', takesPairs: true, parts: top3 }),
    exactPlay<string>({ id: 'top2', tab: 'two', digits: 2, gross: '92', parts: top2 }),
    exactPlay<string>({ id: 'bottom2', tab: 'two', digits: 2, gross: '92', parts: bottom2 }),
    runPlay<string>({ id: 'run_top', tab: 'run', among: 3, gross: '3.2', parts: top3 }),
    runPlay<string>({ id: 'run_bottom', tab: 'run', among: 2, gross: '4.7', parts: bottom2 }),
  ],
}
