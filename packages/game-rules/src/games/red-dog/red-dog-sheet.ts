import { dividedBy, fraction, minus, plus, times } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { sheetRow } from '../../instant/sheet-row.ts'
import { spreadPays } from './red-dog.ts'

/** From this spread on the third card falls between in more than half of all cases, and a raise gains. */
export const raiseSpreadMin = 7

/** The ante with the best play, per ante and per everything staked. */
export function redDogSheet(): SheetRow[] {
  const one = fraction(1)
  const pair = fraction(23, 311)
  const trips = times(pair, fraction(22, 310))
  const neighbours = times(fraction(24, 311), fraction(2 * 12, 13))
  const spreads = Array.from({ length: 11 }, (_, index) => spreadChance(index + 1))
  const paidOnSpreads = plus(...spreads.map(({ chance, win, units, gross }) => times(chance, win, units, gross)))
  const paid = plus(pair, times(trips, fraction(11)), neighbours, paidOnSpreads)
  const staked = plus(pair, neighbours, ...spreads.map(({ chance, units }) => times(chance, units)))
  const hit = plus(pair, neighbours, ...spreads.map(({ chance, win }) => times(chance, win)))
  return [
    sheetRow('ante', hit, plus(one, minus(paid, staked))),
    sheetRow('ante-and-raise', hit, dividedBy(paid, staked)),
  ]
}

/** Two cards with `spread` ranks between them: 12 − spread pairs of ranks in two orders. */
function spreadChance(spread: number) {
  return {
    chance: times(fraction(24, 311), fraction(2 * (12 - spread), 13)),
    win: fraction(24 * spread, 310),
    units: fraction(spread >= raiseSpreadMin ? 2 : 1),
    gross: fraction(spreadPays(spread) + 1),
  }
}
