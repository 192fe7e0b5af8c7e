import { type Read, refuse } from '@fairground/game-rules/read-input'
import type { Lottery } from '../../base/index.ts'
import { drawDigits, isDigits, repeat } from '../../digits/digits.ts'
import { bets } from './bets.ts'
import { type FourDraw, manyCount, prizeIds } from './draw.ts'
import { boxPlays } from './plays.ts'

/** Malaysian 4D: 23 numbers. */
export const fourD: Lottery<FourDraw> = {
  id: '4d',
  version: 1,
  draw(draws) {
    const number = () => drawDigits(draws, 4)
    const [first, second, third] = [number(), number(), number()]
    return { first, second, third, special: repeat(manyCount, number), consolation: repeat(manyCount, number) }
  },
  readDraw,
  board: (draw) => prizeIds.map((id) => ({ id, numbers: [draw[id]].flat(), look: 'digits' })),
  reveal: [...prizeIds].reverse(),
  plays: bets.flatMap(boxPlays),
}

function readDraw(input: unknown): Read<FourDraw> {
  if (typeof input !== 'object' || input === null) return refuse('', `an object with ${prizeIds.join(', ')}`)
  const [first, second, third, special, consolation] = prizeIds.map((id): unknown => Reflect.get(input, id))
  if (!isDigits(first, 4)) return refuse('first', 'a text of 4 digits')
  if (!isDigits(second, 4)) return refuse('second', 'a text of 4 digits')
  if (!isDigits(third, 4)) return refuse('third', 'a text of 4 digits')
  if (!areNumbers(special)) return refuse('special', `a list of ${manyCount} texts of 4 digits`)
  if (!areNumbers(consolation)) return refuse('consolation', `a list of ${manyCount} texts of 4 digits`)
  return { ok: true, value: { first, second, third, special, consolation } }
}

const areNumbers = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length === manyCount && value.every((number) => isDigits(number, 4))
