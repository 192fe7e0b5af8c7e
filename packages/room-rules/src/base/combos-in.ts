import { choicesOf, productOf } from './choose.ts'
import { shedRank, two } from './combos.ts'

/** Every combination that the cards of a hand can make, as cards. */
export function combosIn(hand: readonly number[]): number[][] {
  const byRank = Array.from({ length: two + 1 }, (_, rank) => hand.filter((card) => shedRank(card) === rank))
  const alike = byRank.flatMap((held) => [1, 2, 3, 4].flatMap((size) => choicesOf(held, size)))
  const inLine = byRank.slice(0, two)
  const singles = runsOf(inLine.map((held) => choicesOf(held, 1)))
  const pairs = runsOf(inLine.map((held) => choicesOf(held, 2)))
  return [...alike, ...singles, ...pairs]
}

const runMin = 3

/** Every run of three neighbours or more, with each choice of their cards. */
const runsOf = (choices: readonly (readonly number[][])[]): number[][] =>
  choices.flatMap((_, from) =>
    choices
      .slice(from + runMin - 1)
      .flatMap((_end, step) => productOf(choices.slice(from, from + runMin + step)).map((parts) => parts.flat())),
  )
