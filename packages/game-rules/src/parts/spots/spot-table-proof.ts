import { toNumber } from '../../exact/fraction.ts'
import type { TableProof } from '../../game-module.ts'
import type { InstantEvent, SheetRow } from '../../instant/instant-game.ts'
import { payoutOf } from './settle-spots.ts'
import type { SpotRules } from './spot-game.ts'

const stakeMinor = 10_000n

/** The proof of a table of everybody, from the exact returns of its places. `played`: those that are played for long. */
export function spotTableProof<Spot extends string, Outcome, Event extends InstantEvent>(
  rules: SpotRules<Spot, Outcome, Event>,
  sheet: () => SheetRow[],
  played: readonly Spot[] = rules.spots,
): TableProof {
  return {
    sheet,
    maxWinX: mostX(rules),
    longBets() {
      const rows = sheet()
      return played.map((spot) => ({
        bet: spot,
        exact: Number(rows.find(({ bet }) => bet === spot)?.decimal),
        halfWidth: 0,
        play: (draws) => Number(payoutOf(stakeMinor, rules.grossOf(spot, rules.draw(draws())))) / Number(stakeMinor),
      }))
    },
  }
}

function mostX<Spot extends string, Outcome, Event extends InstantEvent>({
  spots,
  worstOutcomes,
  grossOf,
}: SpotRules<Spot, Outcome, Event>): number {
  let most = 0
  for (const outcome of worstOutcomes) for (const spot of spots) most = Math.max(most, toNumber(grossOf(spot, outcome)))
  return Math.ceil(most)
}
