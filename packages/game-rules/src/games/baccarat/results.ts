import { doesBankerDraw } from './deal.ts'
import type { BaccaratResult, Pair } from './result.ts'

const values = Array.from({ length: 10 }, (_, value) => value)
const everyPair: readonly Pair[] = ['none', 'pair', 'perfect']

/** Two cards by their last digit and how they pair: tens and faces share a value but not a rank. */
type TwoCards = { readonly total: number; readonly pair: Pair }

const twoCards: readonly TwoCards[] = values.flatMap((a) =>
  values.slice(a).flatMap((b) => pairsOf(a, b).map((pair) => ({ total: (a + b) % 10, pair }))),
)

function pairsOf(a: number, b: number): readonly Pair[] {
  if (a !== b) return ['none']
  return a === 0 ? everyPair : ['pair', 'perfect']
}

/** Every result that a round of eight packs can have, each once. */
export const baccaratResults: readonly BaccaratResult[] = distinct(
  distinct(twoCards).flatMap((player) => distinct(twoCards).flatMap((banker) => resultsOf(player, banker))),
)

function resultsOf(player: TwoCards, banker: TwoCards): BaccaratResult[] {
  const pairs = { playerPair: player.pair, bankerPair: banker.pair }
  const isNatural = player.total >= 8 || banker.total >= 8
  const thirds = !isNatural && player.total <= 5 ? values : [undefined]
  return thirds.flatMap((third) => {
    const fourths = !isNatural && doesBankerDraw(banker.total, third) ? values : [undefined]
    return fourths.map((fourth) => ({
      playerTotal: (player.total + (third ?? 0)) % 10,
      bankerTotal: (banker.total + (fourth ?? 0)) % 10,
      playerCards: third === undefined ? 2 : 3,
      bankerCards: fourth === undefined ? 2 : 3,
      ...pairs,
    }))
  })
}

function distinct<T extends object>(list: readonly T[]): T[] {
  return [...new Map(list.map((one) => [Object.values(one).join(), one])).values()]
}
