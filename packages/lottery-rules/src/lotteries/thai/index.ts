import { type Read, refuse } from '@fairground/game-rules/read-input'
import type { Lottery } from '../../base/index.ts'
import { anyOrderPlay, exactPlay, runPlay } from '../../digits/digit-plays.ts'
import { drawDigits, isDigits, repeat } from '../../digits/digits.ts'

export type ThaiDraw = {
  readonly first: string
  readonly front3: readonly string[]
  readonly back3: readonly string[]
  readonly bottom2: string
}

const top3 = ({ first }: ThaiDraw) => [first.slice(-3)]
const top2 = ({ first }: ThaiDraw) => [first.slice(-2)]
const bottom2 = (draw: ThaiDraw) => [draw.bottom2]

/** One of the last three digits of the first prize. */
const place = (id: string, fromEnd: number) =>
  exactPlay<ThaiDraw>({
    ...{ id, tab: 'position', digits: 1, gross: '9.3' },
    parts: ({ first }) => [first.at(-fromEnd) ?? ''],
  })

/** Two sets of three digits are drawn at the front, and two at the back. */
const sets = (id: 'front3' | 'back3') =>
  exactPlay<ThaiDraw>({ id, tab: 'three', digits: 3, count: 2, gross: '450', parts: (draw) => draw[id] })

/** The Thai lottery, twice a month or every quarter of an hour. */
export const thai: Lottery<ThaiDraw> = {
  id: 'thai',
  version: 1,
  draw: (draws) => ({
    first: drawDigits(draws, 6),
    front3: repeat(2, () => drawDigits(draws, 3)),
    back3: repeat(2, () => drawDigits(draws, 3)),
    bottom2: drawDigits(draws, 2),
  }),
  readDraw,
  board: ({ first, ...others }) => [
    { id: 'first', numbers: [first], look: 'digits' },
    { id: 'front3', numbers: others.front3, look: 'digits' },
    { id: 'back3', numbers: others.back3, look: 'digits' },
    { id: 'bottom2', numbers: [others.bottom2], look: 'digits' },
  ],
  reveal: ['bottom2', 'front3', 'back3', 'first'],
  plays: [
    exactPlay<ThaiDraw>({ id: 'top3', tab: 'three', digits: 3, gross: '900', parts: top3 }),
    anyOrderPlay<ThaiDraw>({ id: 'tod3', tab: 'three', digits: 3, gross: '150', takesPairs: true, parts: top3 }),
    sets('front3'),
    sets('back3'),
    exactPlay<ThaiDraw>({ id: 'top2', tab: 'two', digits: 2, gross: '93', parts: top2 }),
    exactPlay<ThaiDraw>({ id: 'bottom2', tab: 'two', digits: 2, gross: '93', parts: bottom2 }),
    runPlay<ThaiDraw>({ id: 'run_top', tab: 'run', among: 3, gross: '3.3', parts: top3 }),
    runPlay<ThaiDraw>({ id: 'run_bottom', tab: 'run', among: 2, gross: '4.8', parts: bottom2 }),
    place('pos_hundreds', 3),
    place('pos_tens', 2),
    place('pos_units', 1),
  ],
}

function readDraw(input: unknown): Read<ThaiDraw> {
  if (typeof input !== 'object' || input === null) return refuse('', 'an object with first, front3, back3 and bottom2')
  const field = (name: string): unknown => Reflect.get(input, name)
  const [first, front3, back3, bottom] = [field('first'), field('front3'), field('back3'), field('bottom2')]
  if (!isDigits(first, 6)) return refuse('first', 'a text of 6 digits')
  if (!areSets(front3)) return refuse('front3', 'two texts of 3 digits')
  if (!areSets(back3)) return refuse('back3', 'two texts of 3 digits')
  if (!isDigits(bottom, 2)) return refuse('bottom2', 'a text of 2 digits')
  return { ok: true, value: { first, front3, back3, bottom2: bottom } }
}

const areSets = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length === 2 && value.every((set) => isDigits(set, 3))
