import { fiveCardHand } from '@fairground/game-rules/cards'
import { compareAlike } from '../base/ranks.ts'
import { type RowOdds, rowOdds } from './row-odds.ts'
import { isAboveTriple, type MauBinhHand } from './rows.ts'

const handSize = 13
const all = (1 << handSize) - 1
const oddsMax = 1
let known: RowOdds | undefined

type Row = { readonly mask: number; readonly cards: readonly number[]; readonly odds: number }
type FiveRow = Row & { readonly score: number; readonly isAbove: boolean }

/**
 * Sets a hand so that its three rows together win as much as can be against hands dealt at random: for a seat that has not set
 * in time, and for the help button.
 */
export function arrange(hand: readonly number[]): MauBinhHand {
  known ??= rowOdds()
  const { five, front: frontOdds } = known
  const fives = masksOf(5).map((mask): FiveRow => {
    const cards = held(hand, mask)
    return { mask, cards, odds: five(cards), score: fiveCardHand(cards).score, isAbove: isAboveTriple(cards) }
  })
  fives.sort((a, b) => b.odds - a.odds)
  const fronts = new Map(
    masksOf(3).map((mask): [number, Row] => {
      const cards = held(hand, mask)
      return [mask, { mask, cards, odds: frontOdds(cards) }]
    }),
  )
  let [best, most]: [MauBinhHand | undefined, number] = [undefined, Number.NEGATIVE_INFINITY]
  for (const back of fives)
    for (const middle of fives) {
      // Those that follow are worse still.
      if (back.odds + middle.odds + oddsMax <= most) break
      if ((back.mask & middle.mask) !== 0 || back.score < middle.score) continue
      const front = fronts.get(all & ~back.mask & ~middle.mask)
      const odds = back.odds + middle.odds + (front?.odds ?? 0)
      if (!front || odds <= most || !(middle.isAbove || compareAlike(middle.cards, front.cards) >= 0)) continue
      best = { back: back.cards, middle: middle.cards, front: front.cards }
      most = odds
    }
  if (!best) throw new RangeError('Thirteen cards of one pack can be set')
  return best
}

/** Every choice of so many of the thirteen places, as bits. */
const masksOf = (size: number): number[] =>
  Array.from({ length: all + 1 }, (_, mask) => mask).filter((mask) => bitsOf(mask) === size)

const bitsOf = (mask: number): number => {
  let [left, bits] = [mask, 0]
  for (; left > 0; left &= left - 1) bits += 1
  return bits
}

const held = (hand: readonly number[], mask: number): number[] => hand.filter((_, at) => (mask & (1 << at)) !== 0)
