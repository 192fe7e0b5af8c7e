import { createStream } from '@fairground/fairness'
import type { InstantEvent } from '../../instant/instant-game.ts'
import type { ReadingsSource } from '../../tables/readings.ts'
import type { BetEnd, SlipBet, TableRules, TableSpeed, Tally } from '../../tables/table-rules.ts'
import { settleSpots } from './settle-spots.ts'
import { readSpotBets, type SpotBet, stakeOf } from './spot-bet.ts'
import { spotExposure } from './spot-exposure.ts'
import { type SpotRules, turnoverOf, worstOf } from './spot-game.ts'

/** How fast a table goes, in milliseconds. */
export type TablePace = {
  readonly betMs: number
  readonly lockMs: number
  /** From one event of the outcome to the next. */
  readonly stepMs: number
  readonly resultMs: number
}

const paces: Readonly<Record<TableSpeed, TablePace>> = {
  fast: { betMs: 12_000, lockMs: 800, stepMs: 600, resultMs: 3_000 },
  normal: { betMs: 20_000, lockMs: 1_000, stepMs: 1_200, resultMs: 4_000 },
  slow: { betMs: 27_000, lockMs: 1_000, stepMs: 1_200, resultMs: 5_000 },
}

export type Layout<Outcome> = Readonly<{
  id: string
  version: number
  /** See `SlipRules`. */
  groups: Readonly<Record<string, number>>
  groupOf(spot: string): string
  /** When each event is shown, in milliseconds of the run; one step after the other where it is left out. */
  momentsOf?(events: readonly InstantEvent[], pace: TablePace): readonly number[]
  /** How fast it goes, where it is not as fast as others. */
  paces?: Readonly<Record<TableSpeed, TablePace>>
  /** See `TableRules`. */
  readings?: ReadingsSource<Outcome>
  /** See `TableRules`. */
  markOf?(outcome: Outcome): string
  /** See `TableRules`. */
  tally?: Tally<Outcome>
}>

/** A table of everybody from the rules of one player's table: the same places, payouts and draws. */
export function spotTable<Spot extends string, Outcome, Event extends InstantEvent>(
  rules: SpotRules<Spot, Outcome, Event>,
  layout: Layout<Outcome>,
  speed: TableSpeed = 'normal',
): TableRules<SlipBet, Outcome> {
  const known = new Set<string>(rules.spots)
  const isSpot = (name: string): name is Spot => known.has(name)
  const chipsOf = (chips: readonly SpotBet[]) => chips.filter((chip): chip is SpotBet<Spot> => isSpot(chip.spot))
  const settled = (chips: readonly SpotBet[], outcome: Outcome) =>
    settleSpots(chipsOf(chips), (spot) => rules.grossOf(spot, outcome))
  const pace = (layout.paces ?? paces)[speed]
  const timed = (outcome: Outcome) => {
    const events = rules.eventsOf(outcome)
    return { events, moments: (layout.momentsOf ?? stepsOf)(events, pace) }
  }
  return {
    ...{ id: layout.id, version: layout.version, placesMax: 2, lockMs: pace.lockMs, resultMs: pace.resultMs },
    atSpeed: (other) => spotTable(rules, layout, other),
    schedule: (nowMs) => ({ closesAtMs: nowMs + pace.betMs }),
    readBet(input) {
      const read = readSpotBets(input, isSpot)
      return read.ok ? { ok: true, value: { stakeMinor: stakeOf(read.value), chips: read.value } } : read
    },
    payoutMinorMax: ({ chips }) => worstOf(rules, chipsOf(chips)),
    source: { kind: 'seed', draw: (seeds) => rules.draw(createStream(seeds)) },
    ...(layout.readings && { readings: layout.readings }),
    runMs: (outcome) => timed(outcome).moments.at(-1) ?? 0,
    shownAt({ outcome, atMs }) {
      const { events, moments } = timed(outcome)
      return events.filter((_event, index) => (moments[index] ?? 0) <= atMs)
    },
    nextShownMs: ({ outcome, atMs }) => timed(outcome).moments.find((ms) => ms > atMs),
    ...(layout.markOf && { markOf: layout.markOf }),
    ...(layout.tally && { tally: layout.tally }),
    settle: ({ chips }, outcome): BetEnd => {
      const { event, payoutMinor } = settled(chips, outcome)
      return { payoutMinor, events: [...rules.eventsOf(outcome), event] }
    },
    slips: {
      groups: layout.groups,
      groupOf: layout.groupOf,
      exposure: spotExposure(rules),
      turnoverMinor(chips, outcome) {
        return turnoverOf(rules, { bets: chipsOf(chips), paid: settled(chips, outcome).paid, outcome })
      },
    },
  }
}

const stepsOf = (events: readonly InstantEvent[], { stepMs }: TablePace): number[] =>
  events.map((_event, index) => (index + 1) * stepMs)
