import { createStream } from '@fairground/fairness'
import type { InstantEvent } from '../../instant/instant-game.ts'
import { countedStakes } from '../../parts/spots/counted-stakes.ts'
import { readSpotBets, type SpotBet, stakeOf } from '../../parts/spots/spot-bet.ts'
import type { BetEnd, SlipBet, SlipRules, TableRules, TableSpeed } from '../../tables/table-rules.ts'
import { type CommonShoe, commonTotal, dealerCards, dealerHasNatural } from './common-hand.ts'
import { dealerTold, settleCommon } from './common-settle.ts'
import { commonStages, onSpot } from './common-stages.ts'

export const commonSpots = ['box', 'pairs', 'trio'] as const
type CommonSpot = (typeof commonSpots)[number]

/** The most a stake on a place returns: a box that is split and doubled twice returns eight. */
const grossMax: Readonly<Record<CommonSpot, bigint>> = { box: 8n, pairs: 26n, trio: 101n }

/** Two hands of one player draw fewer than forty cards, and the dealer fewer than sixteen. */
const [frontCards, backCards, shoeCards, packCards] = [44, 16, 416, 52]

/** The pace of live tables; the faster table and the slower one are ours. */
const paces = {
  fast: { betMs: 10_000, lockMs: 800, stepMs: 800, resultMs: 4_000, stageMs: 8_000, showMs: 1_000, dealMs: 3_000 },
  normal: {
    betMs: 15_000,
    lockMs: 1_000,
    stepMs: 1_200,
    resultMs: 5_000,
    stageMs: 12_000,
    showMs: 1_500,
    dealMs: 4_000,
  },
  slow: { betMs: 20_000, lockMs: 1_000, stepMs: 1_200, resultMs: 6_000, stageMs: 15_000, showMs: 1_500, dealMs: 4_000 },
} as const satisfies Record<TableSpeed, object>

const isSpot = (name: string): name is CommonSpot => commonSpots.some((spot) => spot === name)

const slips: SlipRules<CommonShoe> = {
  groups: { main: 1, pairs: 10, trio: 50 },
  groupOf: (spot) => (spot === 'box' ? 'main' : spot),
  // Side bets lie beside a bet on the hand.
  besides: (spot) => (spot === 'box' ? undefined : 'box'),
  exposure: {
    // The hand is everybody's, so whatever comes, comes for all seats at once: one class, and the worst of it.
    classCount: 1,
    add(costs, chips, factor = 1) {
      costs[0] = (costs[0] ?? 0) + factor * Number(worstOf(chips))
    },
    outcomeOf: () => ({ front: [], back: [] }),
  },
  turnoverMinor: (chips, shoe, decisions) => countedStakes(settleCommon(chips, shoe, decisions).paid, []),
}

/** The common hand for everybody: eight packs shuffled for every round. Marks: the dealer's total, see `markOf`. */
export const blackjackTable = tableAt('normal')

function tableAt(speed: TableSpeed): TableRules<SlipBet, CommonShoe> {
  const { betMs, lockMs, resultMs, stepMs, ...stageTimes } = paces[speed]
  const timed = (shoe: CommonShoe) => ending(shoe).map((event, index) => ({ event, atMs: (index + 1) * stepMs }))
  return {
    ...{ id: 'live-blackjack', version: 1, placesMax: 2, lockMs, resultMs },
    atSpeed: tableAt,
    schedule: (nowMs) => ({ closesAtMs: nowMs + betMs }),
    readBet(input) {
      const read = readSpotBets(input, isSpot)
      return read.ok ? { ok: true, value: { stakeMinor: stakeOf(read.value), chips: read.value } } : read
    },
    payoutMinorMax: ({ chips }) => mostOf(chips),
    source: { kind: 'seed', draw: (seeds) => shoeOf(createStream(seeds).deal(shoeCards, shoeCards)) },
    stages: commonStages(stageTimes),
    runMs: (shoe) => timed(shoe).at(-1)?.atMs ?? 0,
    shownAt: ({ outcome, atMs: now }) => timed(outcome).flatMap(({ event, atMs }) => (atMs <= now ? [event] : [])),
    nextShownMs: ({ outcome, atMs: now }) => timed(outcome).find(({ atMs }) => atMs > now)?.atMs,
    markOf,
    settle({ chips }, shoe, _limitMinor, { decisions } = {}): BetEnd {
      const { payoutMinor, events } = settleCommon(chips, shoe, decisions)
      return { payoutMinor, events }
    },
    slips,
  }
}

/** The shoe as it is drawn from: players from its front, the dealer's further cards from its back. */
export function shoeOf(dealt: readonly number[]): CommonShoe {
  const cards = dealt.map((card) => card % packCards)
  return { front: cards.slice(0, frontCards), back: cards.slice(-backCards).reverse() }
}

/** After the last stage the dealer's second card is turned, and the others come; with the last one the total. */
function ending(shoe: CommonShoe): InstantEvent[] {
  const [, hole, ...drawn] = dealerCards(shoe)
  const cards = [
    { type: 'hole', to: 'dealer', card: hole ?? 0 },
    ...drawn.map((card) => ({ type: 'dealt', to: 'dealer', card })),
  ]
  return [...cards, dealerTold(shoe)]
}

/** The dealer's total: its last digit, N for a natural, X for a bust. */
function markOf(shoe: CommonShoe): string {
  const total = commonTotal(dealerCards(shoe))
  if (total > 21) return 'X'
  return dealerHasNatural(shoe) ? 'N' : `${total % 10}`
}

/** Eight times the box, and the largest side bet. */
function worstOf(chips: readonly SpotBet[]): bigint {
  const [pairs, trio] = [grossMax.pairs * onSpot(chips, 'pairs'), grossMax.trio * onSpot(chips, 'trio')]
  return grossMax.box * onSpot(chips, 'box') + (pairs > trio ? pairs : trio)
}

const mostOf = (chips: readonly SpotBet[]): bigint =>
  commonSpots.reduce((sum, spot) => sum + grossMax[spot] * onSpot(chips, spot), 0n)
