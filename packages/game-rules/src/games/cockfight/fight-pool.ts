import { areBets, type PooledChip, type PoolSums, poolSums, retoldSums } from '../../parts/pools/pool-sums.ts'
import { type Dividends, dividendsOf } from '../../parts/pools/tote.ts'
import type { Pool, SlipBet } from '../../tables/table-rules.ts'

/** What lies on both sides in one currency; amounts are decimal minor units. */
export type FightPool = {
  readonly currency: string
  readonly meronMinor: string
  readonly walaMinor: string
  readonly meronBets: number
  readonly walaBets: number
  /** Null where the fight is cancelled and every stake goes back. */
  readonly dividends: Dividends | null
}
export type FightSums = PoolSums<FightPool>

/** The pools of the bets, or what an outcome says of them. */
export const sumsOf = (pool: Pool<SlipBet> | undefined): FightSums =>
  pool?.sums === undefined
    ? sumsOfBets(pool?.entries ?? [])
    : (retoldSums(pool.sums as FightSums, { isPossible, retold }) ?? sumsOfBets([]))

/** Draws are in the hash, but in no pool: the house pays them. */
const sumsOfBets = (entries: Pool<SlipBet>['entries']): FightSums =>
  poolSums(
    entries.flatMap(({ id, currency, bet }) =>
      bet.chips.map(({ spot, stakeMinor }) => ({ id, currency, side: spot, amountMinor: stakeMinor })),
    ),
    poolOf,
  )

function poolOf(currency: string, chips: readonly PooledChip[]): FightPool {
  const on = (side: string) => chips.filter((chip) => chip.side === side)
  const sumOn = (side: string) => on(side).reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  return retold({
    ...{ currency, meronMinor: `${sumOn('meron')}`, walaMinor: `${sumOn('wala')}` },
    ...{ meronBets: on('meron').length, walaBets: on('wala').length, dividends: null },
  })
}

/** With draws alone both sides are empty. */
const isPossible = ({ meronMinor, walaMinor, meronBets, walaBets }: FightPool): boolean =>
  areBets(meronMinor, meronBets) && areBets(walaMinor, walaBets)

function retold({ currency, meronMinor, walaMinor, meronBets, walaBets }: FightPool): FightPool {
  const dividends = dividendsOf({ meronMinor: BigInt(meronMinor), walaMinor: BigInt(walaMinor) }) ?? null
  return { currency, meronMinor, walaMinor, meronBets, walaBets, dividends }
}
