import { fiveCardHand } from '@fairground/game-rules/cards'
import { choose } from '@fairground/game-rules/exact'

/** How a row stands against one that is dealt from a full pack: chance to win less chance to lose, −1 to 1. */
export type RowOdds = {
  readonly five: (cards: readonly number[]) => number
  readonly front: (cards: readonly number[]) => number
}

const [ranks, suits] = [13, 4]

/** Counted over all hands by their ranks; some 20 ms, so once is enough. */
export function rowOdds(): RowOdds {
  const fives = standings([...fiveCardClasses()])
  const fronts = standings([...frontClasses()].map(({ cards, count }) => ({ key: frontKey(cards), count })))
  return {
    five: (cards) => fives.get(fiveCardHand(cards).score) ?? 0,
    front: (cards) => fronts.get(frontKey(cards)) ?? 0,
  }
}

/** Every kind of five cards that hands are compared by, with how many hands it has. */
function* fiveCardClasses(): Generator<{ key: number; count: number }> {
  for (const held of ranksOf(5)) {
    const spread = spreadOf(held)
    const suited = new Set(held).size === held.length ? suits : 0
    yield { key: fiveCardHand(spread).score, count: handsOf(held) - suited }
    if (suited > 0) yield { key: fiveCardHand(held.map((rank) => rank * suits)).score, count: suited }
  }
}

function* frontClasses(): Generator<{ cards: number[]; count: number }> {
  for (const held of ranksOf(3)) yield { cards: spreadOf(held), count: handsOf(held) }
}

/** Fronts by what is alike in them: a figure that grows with the hand. */
function frontKey(cards: readonly number[]): number {
  const sorted = [...cards].sort((a, b) => a - b)
  const [low = 0, middle = 0, high = 0] = sorted.map((card) => Math.floor(card / suits))
  if (low === high) return 2 * ranks ** 3 + low
  if (low === middle) return ranks ** 3 + low * ranks + high
  if (middle === high) return ranks ** 3 + high * ranks + low
  return (high * ranks + middle) * ranks + low
}

/** Ranks of so many cards, ascending, at most four of each. */
function* ranksOf(size: number, from = 0): Generator<number[]> {
  if (size === 0) yield []
  else
    for (let rank = from; rank < ranks; rank += 1)
      for (const rest of ranksOf(size - 1, rank))
        if (rest.filter((other) => other === rank).length < suits) yield [rank, ...rest]
}

/** Cards of these ranks that are not of one suit. */
const spreadOf = (held: readonly number[]): number[] =>
  held.map((rank, at) => rank * suits + (held.indexOf(rank) === at ? at % 2 : 1 + at - held.indexOf(rank)))

const handsOf = (held: readonly number[]): number =>
  [...new Set(held)].reduce(
    (product, rank) => product * Number(choose(suits, held.filter((other) => other === rank).length)),
    1,
  )

function standings(classes: readonly { readonly key: number; readonly count: number }[]): Map<number, number> {
  const sorted = [...classes].sort((a, b) => a.key - b.key)
  const all = sorted.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  return new Map(
    sorted.map(({ key, count }) => {
      const above = all - below - count
      const standing = (below - above) / all
      below += count
      return [key, standing]
    }),
  )
}
