import type { InstantEvent } from '../../instant/instant-game.ts'
import { spotTable, type TablePace } from '../../parts/spots/spot-table.ts'
import type { SlipBet, TableRules } from '../../tables/table-rules.ts'
import { baccarat, type Played } from './baccarat.ts'
import { baccaratLayout } from './table.ts'

type SqueezeSide = 'player' | 'banker'

/** What is told at a table at which players turn the cards themselves, besides the cards and the totals. */
type SqueezeEvent =
  /** The cards of a hand may be turned until then, in milliseconds of the run. */
  | { readonly type: 'squeeze'; readonly hand: SqueezeSide; readonly untilMs: number }
  /** So many cards of a hand lie open for everybody. */
  | { readonly type: 'opened'; readonly hand: SqueezeSide; readonly count: number }

/** It is the same at every speed. */
const pace: TablePace = { betMs: 27_000, lockMs: 1_000, stepMs: 600, resultMs: 5_000 }
/** For the first two cards of a hand, and for a third one. */
const [handMs, thirdMs] = [8_000, 4_000]
const sides = ['player', 'banker'] as const

type Timed = readonly (readonly [number, InstantEvent])[]

const table = spotTable(baccarat.spotRules, {
  ...baccaratLayout,
  ...{ id: 'live-baccarat-squeeze', version: 1 },
  paces: { fast: pace, normal: pace, slow: pace },
})

/**
 * Baccarat at which players turn the cards themselves. A card is told when it is dealt, face down: who has a bet may turn it,
 * and everybody sees it when the time of its hand is over.
 */
export const squeezeTable: TableRules<SlipBet, Played> = {
  ...table,
  atSpeed: () => squeezeTable,
  runMs: (outcome) => timed(outcome).at(-1)?.[0] ?? 0,
  shownAt: ({ outcome, atMs }) => timed(outcome).flatMap(([ms, event]) => (ms <= atMs ? [event] : [])),
  nextShownMs: ({ outcome, atMs }) => timed(outcome).find(([ms]) => ms > atMs)?.[0],
}

function timed(outcome: Played): Timed {
  const events = baccarat.spotRules.eventsOf(outcome)
  const cards = events.filter(({ type }) => type === 'dealt')
  const four: Timed = cards.slice(0, 4).map((event, index) => [(index + 1) * pace.stepMs, event])
  let endMs = four.length * pace.stepMs
  const turned = (hand: SqueezeSide, count: number, forMs: number): Timed => {
    const fromMs = endMs
    endMs += forMs
    return [
      [fromMs, { type: 'squeeze', hand, untilMs: endMs } satisfies SqueezeEvent],
      [endMs, { type: 'opened', hand, count } satisfies SqueezeEvent],
    ]
  }
  const pairs = sides.flatMap((side) => turned(side, 2, handMs))
  const thirds = sides.flatMap((side): Timed => {
    const third =
      outcome.hands[side].length > 2 ? cards.filter((card) => 'side' in card && card.side === side)[2] : undefined
    return third ? [[endMs, third], ...turned(side, 3, thirdMs)] : []
  })
  const totals = events.filter(({ type }) => type === 'totals')
  return [...four, ...pairs, ...thirds, ...totals.map((event) => [endMs, event] as const)]
}
