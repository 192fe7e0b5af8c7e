import type { InstantGame } from '../../instant/instant-game.ts'
import { payoutOf, type SettledEvent } from '../../parts/spots/settle-spots.ts'
import { readSpotBets, type SpotBet } from '../../parts/spots/spot-bet.ts'
import { type CrapsAction, readCrapsAction } from './craps-action.ts'
import { type CrapsEvent, comeCountMax, openCrapsTable } from './craps-table.ts'
import { sideBets, sideGrossMax } from './side-bets.ts'

const lineSpots = ['pass', 'dont-pass'] as const
const spots: readonly string[] = [...lineSpots, ...sideBets.keys()]

/** A flat bet with full odds returns at most 2 + 5 · 11/5 = 13 of itself: taken on 6 or 8, laid against them alike. */
const lineGrossMax = 13n

/**
 * Two dice until every bet of the first roll is decided. With a point on, come bets and odds of 3, 4 and 5 times
 * may be added; places and hardways stand on every roll.
 */
export const craps: InstantGame<readonly SpotBet[], CrapsAction, CrapsEvent | SettledEvent> & {
  readonly spots: readonly string[]
} = {
  id: 'craps',
  version: 1,
  spots,
  readBet: (input) => readSpotBets(input, (name): name is string => spots.includes(name)),
  readAction: readCrapsAction,
  payoutMinorMax(bets) {
    const line = bets.filter(({ spot }) => !sideBets.has(spot)).reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
    const sides = bets.reduce((sum, { spot, stakeMinor }) => {
      const gross = sideGrossMax.get(spot)
      return gross ? sum + payoutOf(stakeMinor, gross) : sum
    }, 0n)
    return lineGrossMax * line * BigInt(1 + comeCountMax) + sides
  },
  play(bets, actions, draws) {
    const table = openCrapsTable(bets, draws)
    table.roll()
    for (const action of actions) {
      const refusal = table.act(action)
      if (refusal) return { ok: false, refusal }
    }
    return table.show()
  },
  abandon: () => ({ type: 'roll' }),
}
