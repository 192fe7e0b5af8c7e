import { fraction } from '../../exact/fraction.ts'
import type { InstantEvent } from '../../instant/instant-game.ts'
import { lost } from '../../parts/spots/pays.ts'
import type { Exposure } from '../../parts/spots/spot-exposure.ts'
import { spotExposure } from '../../parts/spots/spot-exposure.ts'
import { spotTable } from '../../parts/spots/spot-table.ts'
import type { BetEnd, SlipBet, TableRules, TableSpeed } from '../../tables/table-rules.ts'
import { wheelMarks } from './marks.ts'
import {
  moneyWheel,
  type WheelSpot,
  type WheelStops,
  type WheelSymbol,
  wheelMaxX,
  wheelSpots,
  wheelSymbols,
  winOf,
} from './money-wheel.ts'

type Pace = { readonly betMs: number; readonly lockMs: number; readonly spinMs: number; readonly resultMs: number }

/** From the opening of bets to the next round. */
const paces: Readonly<Record<TableSpeed, Pace>> = {
  fast: { betMs: 10_000, lockMs: 800, spinMs: 7_000, resultMs: 3_000 },
  normal: { betMs: 15_000, lockMs: 1_000, spinMs: 10_000, resultMs: 4_000 },
  slow: { betMs: 22_000, lockMs: 1_000, spinMs: 12_000, resultMs: 5_000 },
}
/** The dealer takes hold of the wheel. */
const pushMs = 400

/** A spin as everybody may see it from its start on: when it began in the run, and for how long it turns. */
type TimedSpin = { readonly type: 'spin'; readonly segment: number; readonly atMs: number; readonly spinMs: number }

/** A wheel for everybody: a number pays itself to 1, a multiplier lets every chip stay and spins again. Marks: the number. */
export const moneyWheelTable = (speed: TableSpeed = 'normal'): TableRules<SlipBet, WheelStops> => {
  const { betMs, lockMs, spinMs, resultMs } = paces[speed]
  const table = spotTable(moneyWheel, {
    ...{ id: moneyWheel.id, version: moneyWheel.version },
    groups: { main: 1, fives: 2, tens: 4, twenties: 8, forties: 16 },
    groupOf: (spot) => groupOf[spot as WheelSpot] ?? 'main',
    tally: { size: wheelSpots.length, of: (stops) => wheelSpots.indexOf(wheelSymbols[stops.at(-1) ?? 0] as WheelSpot) },
    markOf: (stops) => wheelMarks[wheelSymbols[stops.at(-1) ?? 0] as WheelSpot] ?? '',
  })
  const runMs = (stops: WheelStops) => pushMs + stops.length * spinMs
  const timed = (stops: WheelStops): readonly (readonly [number, InstantEvent])[] =>
    moneyWheel.eventsOf(stops).map((event, index) => {
      const atMs = pushMs + index * spinMs
      return [atMs, event.type === 'spin' ? ({ ...event, atMs, spinMs } satisfies TimedSpin) : event]
    })
  return {
    ...table,
    ...{ lockMs, resultMs, atSpeed: moneyWheelTable },
    schedule: (nowMs) => ({ closesAtMs: nowMs + betMs }),
    payoutMinorMax: (bet, limitMinor) => most(table.payoutMinorMax(bet, limitMinor), limitMinor),
    runMs,
    shownAt: ({ outcome, atMs }) => timed(outcome).flatMap(([ms, event]) => (ms <= atMs ? [event] : [])),
    nextShownMs: ({ outcome, atMs }) => timed(outcome).find(([ms]) => ms > atMs)?.[0],
    settle: (bet, outcome, limitMinor) => capped(table.settle(bet, outcome, limitMinor), limitMinor),
    endTold(bet, outcome, events) {
      const limit = events.find(({ type }) => type === 'capped')?.limitMinor
      if (typeof limit !== 'string' || !/^\d{1,18}$/.test(limit)) return undefined
      return capped(table.settle(bet, outcome, BigInt(limit)), BigInt(limit))
    },
    ...(table.slips && { slips: { ...table.slips, exposure: wheelExposure } }),
  }
}

const groupOf: Readonly<Record<WheelSpot, string>> = {
  ...{ 1: 'main', 2: 'main', 5: 'fives', 10: 'tens', 20: 'twenties', 40: 'forties' },
}
/** A bet pays at most what its round may cost the table; its record says that it was cut, and at what. */
function capped(end: BetEnd, limitMinor: bigint): BetEnd {
  if (end.payoutMinor <= limitMinor) return end
  const cut: InstantEvent = { type: 'capped', limitMinor: `${limitMinor}` }
  return { ...end, payoutMinor: limitMinor, events: [...end.events, cut] }
}

const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/** Numbers by themselves; behind a multiplier each chip counts with the most that it can ever return. */
const classes: readonly WheelSymbol[] = [...wheelSpots, '2x', '7x']
const byClass = spotExposure<WheelSpot, WheelSymbol>({
  spots: wheelSpots,
  grossOf: (spot, symbol) => {
    if (symbol === '2x' || symbol === '7x') return fraction(wheelMaxX)
    return spot === symbol ? winOf(spot, 1n) : lost
  },
  worstOutcomes: classes,
})

const wheelExposure: Exposure<WheelStops> = {
  get classCount() {
    return byClass.classCount
  },
  add: (costs, chips, factor) => byClass.add(costs, chips, factor),
  /** All chips of the round may come to their cap together, in one round of millions: that is no reason to take fewer. */
  capTimes: (index) => (index < wheelSpots.length ? 1 : wheelMaxX),
  outcomeOf: (index) => [wheelSymbols.indexOf(byClass.outcomeOf(index))],
}
