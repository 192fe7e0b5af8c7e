import { byRule, type Play, plainPlay } from '../base/index.ts'
import { chanceOver, winOrRefund } from './chance.ts'

type Numbers = readonly string[]

/** Bets of a lottery that say it all by their names, at prices by rule, over all draws or over what decides them. */
export const plainPlays =
  <Draw, Seen>(tab: string, all: () => readonly Seen[], see: (draw: Draw) => Seen) =>
  (id: string, isWon: (seen: Seen) => boolean, isRefund?: (seen: Seen) => boolean): Play<Numbers, Draw> =>
    plainPlay<Draw>({
      ...{ id, tab, price: byRule },
      outcomes: () => winOrRefund(chanceOver(all(), isWon), isRefund && chanceOver(all(), isRefund)),
      wins: (draw) => isWon(see(draw)),
      ...(isRefund && { isRefund: (draw: Draw) => isRefund(see(draw)) }),
    })
