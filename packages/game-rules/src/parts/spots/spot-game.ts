import type { Fraction } from '../../exact/fraction.ts'
import type { Draws, InstantEvent, InstantGame } from '../../instant/instant-game.ts'
import { refuse } from '../../instant/read-input.ts'
import { countedStakes } from './counted-stakes.ts'
import { type PaidBet, payoutOf, type SettledEvent, settleSpots } from './settle-spots.ts'
import { readSpotBets, type SpotBet, stakeOf } from './spot-bet.ts'

/** A table where chips are put down once and one draw decides them all. */
export type SpotRules<Spot extends string, Outcome, Event extends InstantEvent> = {
  readonly id: string
  readonly version: number
  readonly spots: readonly Spot[]
  draw(draws: Draws): Outcome
  eventsOf(outcome: Outcome): readonly Event[]
  /** Gross return as a multiple of the stake: 0 is lost, 1 is given back. */
  grossOf(spot: Spot, outcome: Outcome): Fraction
  /** Places of which one wins whatever comes, but for what the house takes: they share none. */
  readonly opposites?: readonly (readonly Spot[])[]
  /** Whether what lies on a place counts as turnover, as it does not at a low price; it does where this is left out. */
  doesCount?(spot: Spot, outcome: Outcome): boolean
  /** Whether bets cover so much that nothing of the round counts as turnover. */
  coversAll?(bets: readonly SpotBet<Spot>[]): boolean
  /** All outcomes, or such that no other pays any set of bets more. */
  readonly worstOutcomes: readonly Outcome[]
}

export type SpotGame<Spot extends string, Outcome, Event extends InstantEvent> = InstantGame<
  readonly SpotBet<Spot>[],
  never,
  Event | SettledEvent
> & { readonly spots: readonly Spot[]; readonly spotRules: SpotRules<Spot, Outcome, Event>; readonly isDrawnOnce: true }

export function spotGame<Spot extends string, Outcome, Event extends InstantEvent>(
  rules: SpotRules<Spot, Outcome, Event>,
): SpotGame<Spot, Outcome, Event> {
  const known = new Set<string>(rules.spots)
  const isSpot = (name: string): name is Spot => known.has(name)
  return {
    id: rules.id,
    version: rules.version,
    spots: rules.spots,
    spotRules: rules,
    isDrawnOnce: true,
    readBet: (input) => readSpotBets(input, isSpot),
    readAction: () => refuse('action', 'none: the round is over with its bet'),
    payoutMinorMax: (bets) => worstOf(rules, bets),
    play: (bets, actions, draws) => {
      if (actions.length > 0) return refuse('action', 'none: the round is over with its bet')
      const outcome = rules.draw(draws)
      const { event, payoutMinor, paid } = settleSpots(bets, (spot) => rules.grossOf(spot, outcome))
      const events = [...rules.eventsOf(outcome), event]
      const turnoverMinor = turnoverOf(rules, { bets, paid, outcome })
      const round = { events, stakeMinor: stakeOf(bets), payoutMinor, turnoverMinor, isOver: true, allowed: [] }
      return { ok: true, round }
    },
    abandon: () => 'refund',
  }
}

/** What of the stakes of a round counts as turnover. */
export function turnoverOf<Spot extends string, Outcome, Event extends InstantEvent>(
  rules: SpotRules<Spot, Outcome, Event>,
  round: { bets: readonly SpotBet<Spot>[]; paid: readonly PaidBet[]; outcome: Outcome },
): bigint {
  if (rules.coversAll?.(round.bets)) return 0n
  // Only places of these rules are paid.
  return countedStakes(
    round.paid,
    rules.opposites ?? [],
    (spot) => rules.doesCount?.(spot as Spot, round.outcome) ?? true,
  )
}

/** The most that the bets can be paid together, over the outcomes. */
export function worstOf<Spot extends string, Outcome, Event extends InstantEvent>(
  rules: SpotRules<Spot, Outcome, Event>,
  bets: readonly SpotBet<Spot>[],
): bigint {
  let mostMinor = 0n
  for (const outcome of rules.worstOutcomes) {
    let paidMinor = 0n
    for (const { spot, stakeMinor } of bets) paidMinor += payoutOf(stakeMinor, rules.grossOf(spot, outcome))
    if (paidMinor > mostMinor) mostMinor = paidMinor
  }
  return mostMinor
}
