import { createStream, type SeedTriple } from '@fairground/fairness'
import { matchPool, type PoolBet, payPoolBet } from '../../parts/pools/matched-pool.ts'
import { poolSums } from '../../parts/pools/pool-sums.ts'
import { settledAs } from '../../parts/spots/settle-spots.ts'
import type { BetEnd, BetFacts, Pool, SlipBet } from '../../tables/table-rules.ts'
import { retoldTaiXiu } from './retold-sums.ts'
import { heavierSide, type TaiXiuPool, type TaiXiuSide, type TaiXiuSums } from './tai-xiu-pool.ts'

export type TaiXiuOutcome = { readonly dice: readonly number[] } & TaiXiuSums

export type TaiXiuEvent =
  | ({ readonly type: 'matched' } & TaiXiuSums)
  | { readonly type: 'dice'; readonly dice: readonly number[]; readonly total: number }
  | { readonly type: 'opened'; readonly side: TaiXiuSide; readonly total: number }
  /** Of one bet: what of it stood, and what was given back. */
  | { readonly type: 'standing'; readonly standingMinor: string; readonly refundedMinor: string }

const taiFrom = 11

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)
export const sideOf = (dice: readonly number[]): TaiXiuSide => (totalOf(dice) >= taiFrom ? 'tai' : 'xiu')
/** The side of a bet: it has one place. */
export const sideOfBet = ({ chips }: SlipBet): TaiXiuSide => (chips[0]?.spot === 'tai' ? 'tai' : 'xiu')

/** The dice are the seed's alone; the pools are those of the bets, or what an outcome says of them. */
export function drawTaiXiu(seeds: SeedTriple, pool?: Pool<SlipBet>): TaiXiuOutcome {
  const draws = createStream(seeds)
  const dice = [draws.int(6) + 1, draws.int(6) + 1, draws.int(6) + 1]
  return {
    dice,
    ...(pool?.sums === undefined ? sumsOf(pool?.entries ?? []) : (retoldTaiXiu(pool.sums as TaiXiuSums) ?? sumsOf([]))),
  }
}

const sumsOf = (entries: Pool<SlipBet>['entries']): TaiXiuSums =>
  poolSums(
    entries.map(({ id, currency, bet }) => ({
      ...{ id, currency, side: sideOfBet(bet), amountMinor: bet.stakeMinor },
    })),
    poolOf,
  )

function poolOf(currency: string, bets: readonly PoolBet<TaiXiuSide>[]): TaiXiuPool {
  const { matchedMinor, cut } = matchPool(bets)
  const on = (side: TaiXiuSide) => bets.filter((bet) => bet.side === side)
  const sumOn = (side: TaiXiuSide) => `${on(side).reduce((sum, { amountMinor }) => sum + amountMinor, 0n)}`
  return {
    ...{ currency, taiMinor: sumOn('tai'), xiuMinor: sumOn('xiu') },
    ...{ taiBets: on('tai').length, xiuBets: on('xiu').length, matchedMinor: `${matchedMinor}` },
    cut: cut ? { id: cut.id, standingMinor: `${cut.standingMinor}` } : null,
  }
}

/** What of a bet stands: bets of one side are in the order of their ids, which begin with the time of receipt. */
export function standingOf(bet: SlipBet, { pools }: TaiXiuOutcome, { id = '', currency }: BetFacts): bigint {
  const pool = pools.find((one) => one.currency === currency)
  if (!pool) throw new Error(`the bet ${id} is not part of the round`)
  const { cut } = pool
  if (!cut || sideOfBet(bet) !== heavierSide(pool) || id < cut.id) return bet.stakeMinor
  return id === cut.id ? BigInt(cut.standingMinor) : 0n
}

/** A bet that was given back whole has nothing to do with the dice. */
export function settleTaiXiu(bet: SlipBet, outcome: TaiXiuOutcome, facts: BetFacts): BetEnd {
  const { dice } = outcome
  const [side, stakeMinor] = [sideOfBet(bet), bet.stakeMinor]
  const standingMinor = standingOf(bet, outcome, facts)
  const hasWon = side === sideOf(dice)
  const { refundedMinor, payoutMinor } = payPoolBet({ amountMinor: stakeMinor, standingMinor, hasWon })
  const shown: TaiXiuEvent[] = standingMinor === 0n ? [] : [{ type: 'dice', dice, total: totalOf(dice) }]
  const standing = { type: 'standing', standingMinor: `${standingMinor}`, refundedMinor: `${refundedMinor}` }
  const { event } = settledAs([{ spot: side, stakeMinor, payoutMinor }])
  return { payoutMinor, turnoverMinor: standingMinor, events: [...shown, standing, event] }
}
