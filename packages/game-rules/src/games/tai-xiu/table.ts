import { refuse } from '../../instant/read-input.ts'
import { readSpotBets, stakeOf } from '../../parts/spots/spot-bet.ts'
import type { SlipBet, TableRules, TableSpeed } from '../../tables/table-rules.ts'
import {
  drawTaiXiu,
  settleTaiXiu,
  sideOf,
  standingOf,
  type TaiXiuEvent,
  type TaiXiuOutcome,
  totalOf,
} from './tai-xiu.ts'
import { type TaiXiuSide, taiXiuSides } from './tai-xiu-pool.ts'

type Pace = { readonly betMs: number; readonly lockMs: number; readonly bowlMs: number; readonly resultMs: number }

/** From the opening of bets to the next round. */
const paces: Readonly<Record<TableSpeed, Pace>> = {
  fast: { betMs: 25_000, lockMs: 800, bowlMs: 5_000, resultMs: 6_000 },
  normal: { betMs: 45_000, lockMs: 1_000, bowlMs: 6_000, resultMs: 9_000 },
  slow: { betMs: 60_000, lockMs: 1_000, bowlMs: 8_000, resultMs: 10_000 },
}
/** What stands is told at once; then the dice lie under the bowl, which opens for everybody at the end of the run. */
const [matchedAtMs, diceAtMs] = [100, 1_200]

const isSide = (name: string): name is TaiXiuSide => taiXiuSides.some((side) => side === name)

/**
 * Three dice under a bowl. The two sides play against each other: what is staked on one side alone is given back, and the
 * house is in no round. Marks: T over, X under.
 */
export const taiXiuTable = (speed: TableSpeed = 'normal'): TableRules<SlipBet, TaiXiuOutcome> => {
  const { betMs, lockMs, bowlMs, resultMs } = paces[speed]
  const timed = ({ dice, betsHash, pools }: TaiXiuOutcome): readonly (readonly [number, TaiXiuEvent])[] => [
    [matchedAtMs, { type: 'matched', betsHash, pools }],
    [diceAtMs, { type: 'dice', dice, total: totalOf(dice) }],
    [bowlMs, { type: 'opened', side: sideOf(dice), total: totalOf(dice) }],
  ]
  return {
    ...{ id: 'tai-xiu', version: 1, placesMax: 2, lockMs, resultMs },
    atSpeed: taiXiuTable,
    schedule: (nowMs) => ({ closesAtMs: nowMs + betMs }),
    readBet(input) {
      const read = readSpotBets(input, isSide)
      if (!read.ok) return read
      const chips = read.value
      // Who is on both sides plays against himself, and would be paid turnover for it.
      return chips.length > 1
        ? refuse('bets', 'one of the two sides')
        : { ok: true, value: { stakeMinor: stakeOf(chips), chips } }
    },
    payoutMinorMax: ({ stakeMinor }) => stakeMinor + (stakeMinor * 98n) / 100n,
    source: { kind: 'seed', draw: drawTaiXiu },
    pool: {
      poolOf: ({ betsHash, pools }) => ({ entries: [], pots: {}, sums: { betsHash, pools } }),
    },
    slips: {
      groups: { main: 1 },
      groupOf: () => 'main',
      spotsMax: 1,
      // The house pays nothing of its own, whatever comes.
      exposure: { classCount: 1, add: () => {}, outcomeOf: () => ({ dice: [], betsHash: '', pools: [] }) },
    },
    runMs: () => bowlMs,
    shownAt: ({ outcome, atMs }) => timed(outcome).flatMap(([ms, event]) => (ms <= atMs ? [event] : [])),
    nextShownMs: ({ outcome, atMs }) => timed(outcome).find(([ms]) => ms > atMs)?.[0],
    markOf: ({ dice }) => (sideOf(dice) === 'tai' ? 'T' : 'X'),
    settle: (bet, outcome, _limitMinor, facts = {}) => settleTaiXiu(bet, outcome, facts),
    /** Money that plays for nothing goes back before the bowl is opened. */
    settlesAt: (bet, outcome, _limitMinor, facts = {}) =>
      standingOf(bet, outcome, facts) === 0n ? matchedAtMs : undefined,
  }
}
