import { createStream, type SeedTriple, sha256Hex } from '@fairground/fairness'
import { matchPool, type PoolBet, payPoolBet } from '../../parts/pools/matched-pool.ts'
import { settledAs } from '../../parts/spots/settle-spots.ts'
import type { BetEnd, BetFacts, Pool, SlipBet } from '../../shared/table-rules.ts'

/** Over: 11 to 18 points. Under: 3 to 10. Both are the words of the game. */
export const taiXiuSides = ['tai', 'xiu'] as const
export type TaiXiuSide = (typeof taiXiuSides)[number]

/** What is staked in one currency, and what of it stands; amounts are decimal minor units. */
export type TaiXiuPool = {
  readonly currency: string
  readonly taiMinor: string
  readonly xiuMinor: string
  /** Bets on each side. */
  readonly taiBets: number
  readonly xiuBets: number
  /** What stands on each side. */
  readonly matchedMinor: string
  /** The first bet of the heavier side that does not stand whole: every later one of that side is given back. */
  readonly cut: { readonly id: string; readonly standingMinor: string } | null
}

export type TaiXiuSums = {
  /** Of every bet in its order: fixed before the dice are shown. */
  readonly betsHash: string
  readonly pools: readonly TaiXiuPool[]
}
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

export const heavierSide = ({ taiMinor, xiuMinor }: TaiXiuPool): TaiXiuSide | undefined => {
  if (taiMinor === xiuMinor) return undefined
  return BigInt(taiMinor) > BigInt(xiuMinor) ? 'tai' : 'xiu'
}

/** The dice are the seed's alone; the pools are those of the bets, or what an outcome says of them. */
export function drawTaiXiu(seeds: SeedTriple, pool?: Pool<SlipBet>): TaiXiuOutcome {
  const draws = createStream(seeds)
  const dice = [draws.int(6) + 1, draws.int(6) + 1, draws.int(6) + 1]
  return { dice, ...(pool?.sums === undefined ? sumsOf(pool?.entries ?? []) : retold(pool.sums as TaiXiuSums)) }
}

function sumsOf(entries: Pool<SlipBet>['entries']): TaiXiuSums {
  const bets = entries.map(({ id, currency, bet }) => ({
    ...{ id, currency, side: sideOfBet(bet), amountMinor: bet.stakeMinor },
  }))
  const currencies = [...new Set(bets.map(({ currency }) => currency))].sort()
  return {
    betsHash: betsHashOf(bets),
    pools: currencies.map((currency) =>
      poolOf(
        currency,
        bets.filter((bet) => bet.currency === currency),
      ),
    ),
  }
}

/** sha256 of one line for each bet, in the order of the round: its id, its currency, its side and its amount. */
export const betsHashOf = (bets: readonly (PoolBet<TaiXiuSide> & { readonly currency: string })[]): string =>
  sha256Hex(bets.map(({ id, currency, side, amountMinor }) => `${id} ${currency} ${side} ${amountMinor}`).join('\n'))

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

/** What follows from the sums of a told outcome is worked out again. */
const retold = ({ betsHash, pools }: TaiXiuSums): TaiXiuSums => ({
  betsHash,
  pools: pools.map((pool) => {
    const { currency, taiMinor, xiuMinor, taiBets, xiuBets, cut } = pool
    const matchedMinor = heavierSide(pool) === 'tai' ? xiuMinor : taiMinor
    const isCut = taiMinor !== xiuMinor && cut !== null
    return { currency, taiMinor, xiuMinor, taiBets, xiuBets, matchedMinor, cut: isCut ? cut : null }
  }),
})

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
