import { createStream } from '@fairground/fairness'
import type { Fraction } from '../../exact/fraction.ts'
import { dividendMaxX100 } from '../../parts/pools/tote.ts'
import { type Carded, cardTable, publicSeedsOf } from '../../parts/spots/card-table.ts'
import { countedStakes } from '../../parts/spots/counted-stakes.ts'
import { push } from '../../parts/spots/pays.ts'
import { settleSpots } from '../../parts/spots/settle-spots.ts'
import type { SpotBet } from '../../parts/spots/spot-bet.ts'
import type { BetEnd, PublicSeeds, SlipBet, SlipRules, TableRules, TableSpeed } from '../../tables/table-rules.ts'
import { formWhole } from './chances.ts'
import {
  type CockfightSpot,
  cardOfForm,
  cockfightGross,
  type FightCard,
  fightCard,
  fightGame,
  fightLayout,
} from './cockfight.ts'
import { drawFight, eventsOfFight, type Fight } from './fight.ts'
import { type FightPool, type FightSums, sumsOf } from './fight-pool.ts'

/** Who fights, in what form; what the sides pay is known when betting has closed. */
export type PoolCard = Omit<FightCard, 'prices'>
export type PoolOutcome = Carded<PoolCard, Fight> & FightSums

/** Both sides of every currency, fixed when betting has closed; told to everybody before the fight. */
export type PoolFixed = { readonly type: 'pool' } & FightSums
/** Of one bet: the pool that it was in. */
export type Tote = { readonly type: 'tote'; readonly pool: FightPool }

export const cockfightPoolId = 'cockfight-pool'
const version = 1
/** The totals are shown, and stand still so long before the first blow. */
const [fixedAtMs, frozenMs] = [100, 2_000]

function poolCard(seeds: PublicSeeds): PoolCard {
  const { prices: _, ...card } = fightCard(seeds)
  return card
}

/** What a place returns in this pool; all that was staked where the fight is cancelled. */
export const poolGross = (spot: CockfightSpot, pool: FightPool, result: Pick<Fight, 'end'>): Fraction =>
  pool.dividends ? cockfightGross(spot, { card: { prices: pool.dividends }, result }) : push

/**
 * A fight at what the players stake ("pula"): both sides less 5 % are paid out to the winners. A draw gives the sides back in
 * full, and the house pays those who bet on it. Marks: M Meron, W Wala, B both run down, F out of time.
 */
export function cockfightPool(speed: TableSpeed = 'normal'): TableRules<SlipBet, PoolOutcome> {
  const base = fixedTable(speed)
  const slips = slipsOf(base.slips)
  return {
    ...{ id: cockfightPoolId, version, placesMax: base.placesMax, lockMs: base.lockMs, resultMs: base.resultMs },
    closesOnTime: true,
    atSpeed: cockfightPool,
    schedule: base.schedule,
    readBet: base.readBet,
    payoutMinorMax: base.payoutMinorMax,
    source: {
      kind: 'seed',
      draw(seeds, pool) {
        const card = poolCard(publicSeedsOf(seeds))
        return { card, result: drawFight(createStream(seeds), card.form), ...sumsOf(pool) }
      },
    },
    pool: { poolOf: ({ betsHash, pools }) => ({ entries: [], pots: {}, sums: { betsHash, pools } }) },
    card: {
      of: poolCard,
      rulesOf: () => ({ readBet: base.readBet, payoutMinorMax: base.payoutMinorMax, slips }),
    },
    runMs: (outcome) => timed(outcome).at(-1)?.atMs ?? 0,
    shownAt: ({ outcome, atMs }) => timed(outcome).flatMap((told) => (told.atMs <= atMs ? [told.event] : [])),
    nextShownMs: ({ outcome, atMs }) => timed(outcome).find((told) => told.atMs > atMs)?.atMs,
    markOf: fightLayout.markOf,
    settle: ({ chips }, outcome, _limitMinor, facts = {}) => settlePool(chips, outcome, facts.currency),
    /** A cancelled fight gives everything back before its first blow. */
    settlesAt: (_bet, outcome, _limitMinor, facts = {}) =>
      poolIn(outcome, facts.currency).dividends ? undefined : fixedAtMs,
    slips,
  }
}

/** The same places and paces, at the highest dividends that a pool can have. */
const fixedTable = (speed: TableSpeed) =>
  cardTable(
    {
      ...fightGame,
      ...{ id: cockfightPoolId, version },
      widestCards: [{ ...cardOfForm(formWhole / 2), prices: { meron: dividendMaxX100, wala: dividendMaxX100 } }],
    },
    { ...fightLayout, id: cockfightPoolId, version },
    speed,
  )

/** The winners are paid by the losers: only draws cost the house anything. */
function slipsOf(base: TableRules['slips']): SlipRules<PoolOutcome> {
  if (!base) throw new Error('a table of cards takes slips')
  const { exposure } = base
  return {
    groups: base.groups,
    groupOf: base.groupOf,
    exposure: {
      classCount: exposure.classCount,
      add(costs, chips, factor) {
        exposure.add(
          costs,
          chips.filter(({ spot }) => spot !== 'meron' && spot !== 'wala'),
          factor,
        )
      },
      outcomeOf: (index) => ({ ...(exposure.outcomeOf(index) as PoolOutcome), betsHash: '', pools: [] }),
    },
    turnoverMinor(chips, outcome, _decisions, currency) {
      const { paid } = settleSpots(spotsOf(chips), (spot) => grossIn(outcome, currency)(spot))
      return countedStakes(paid, [['meron', 'wala']])
    },
  }
}

function settlePool(chips: readonly SpotBet[], outcome: PoolOutcome, currency: string | undefined): BetEnd {
  const { event, payoutMinor } = settleSpots(spotsOf(chips), grossIn(outcome, currency))
  const pool = poolIn(outcome, currency)
  const tote: Tote = { type: 'tote', pool }
  // Money that did not play has nothing to do with the fight.
  if (!pool.dividends) return { payoutMinor, turnoverMinor: 0n, events: [tote, event] }
  return { payoutMinor, events: [tote, ...eventsOfFight(outcome.result), event] }
}

const grossIn = (outcome: PoolOutcome, currency: string | undefined) => (spot: CockfightSpot) =>
  poolGross(spot, poolIn(outcome, currency), outcome.result)

function poolIn({ pools }: FightSums, currency: string | undefined): FightPool {
  const pool = pools.find((one) => one.currency === currency)
  if (!pool) throw new Error(`the round has no bets in ${currency}`)
  return pool
}

/** `readBet` takes chips on the places of a fight alone. */
const spotsOf = (chips: readonly SpotBet[]) => chips as readonly SpotBet<CockfightSpot>[]

function timed({ result, betsHash, pools }: PoolOutcome) {
  const fight = eventsOfFight(result)
  const moments = fightLayout.momentsOf(fight)
  const fixed: PoolFixed = { type: 'pool', betsHash, pools }
  return [
    { atMs: fixedAtMs, event: fixed },
    ...fight.map((event, index) => ({ atMs: frozenMs + (moments[index] ?? 0), event })),
  ]
}
