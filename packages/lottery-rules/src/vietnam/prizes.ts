import { type Read, refuse } from '@fairground/game-rules/read-input'
import type { BoardGroup, Draws, Lottery } from '../base/index.ts'
import { drawDigits, isDigits, repeat } from '../digits/digits.ts'

/** A prize of a Vietnamese draw: so many numbers of so many digits. */
export type Prize = { readonly id: string; readonly count: number; readonly digits: number }

/** The numbers of each prize, as text with leading zeros. */
export type VnDraw = Readonly<Record<string, readonly string[]>>

/** Draw, reading and board of a lottery with these prizes, which are drawn in their order. */
export function prizeDraw(prizes: readonly Prize[], board: readonly string[], reveal: readonly string[]) {
  return {
    draw: (draws: Draws): VnDraw =>
      Object.fromEntries(prizes.map((prize) => [prize.id, repeat(prize.count, () => drawDigits(draws, prize.digits))])),
    readDraw: (input: unknown) => readDraw(prizes, input),
    board: (draw: VnDraw): readonly BoardGroup[] =>
      board.map((id) => ({ id, numbers: draw[id] ?? [], look: 'digits' })),
    reveal,
  } satisfies Partial<Lottery<VnDraw>>
}

function readDraw(prizes: readonly Prize[], input: unknown): Read<VnDraw> {
  if (typeof input !== 'object' || input === null) return refuse('', 'an object with the numbers of each prize')
  const draw: Record<string, readonly string[]> = {}
  for (const { id, count, digits: length } of prizes) {
    const numbers: unknown = Reflect.get(input, id)
    const expected = `a list of ${count} texts of ${length} digits`
    if (!Array.isArray(numbers) || numbers.length !== count) return refuse(id, expected)
    const wrong = numbers.findIndex((number) => !isDigits(number, length))
    if (wrong >= 0) return refuse(`${id}.${wrong}`, expected)
    draw[id] = numbers
  }
  return { ok: true, value: draw }
}
