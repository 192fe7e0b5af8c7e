import type { LotteryContext } from '../context.ts'
import type { DrawRow, Tx } from '../db/schema.ts'
import { type PoolEntry, writeEntries } from './pool-book.ts'
import { poolPlaysOf, poolRulesOf } from './pool-rules.ts'

/** Puts the share of a draw's sales into its pools, in the transaction that closes it. */
export async function joinPools(tx: Tx, context: LotteryContext, draw: DrawRow): Promise<void> {
  const house = context.houses.get(draw.table_id)
  const rules = house && poolRulesOf(house)
  if (!rules) return
  const sales = await listSales(tx, draw, poolPlaysOf(house))
  const entries = sales.flatMap(({ mode, currency, stake }): PoolEntry[] => {
    const joined = rules.joined(BigInt(stake))
    const pool = { game_id: draw.table_id, mode, currency }
    return rules.tiers.map((tier) => ({ ...pool, tier, kind: 'sales', amountMinor: joined[tier] ?? 0n }))
  })
  await writeEntries(tx, context, draw, entries)
}

/** Takes the share of a draw that was called off out again: its stakes go back to those who paid them. */
export async function leavePools(tx: Tx, context: LotteryContext, draw: DrawRow): Promise<void> {
  const house = context.houses.get(draw.table_id)
  if (!house || !poolRulesOf(house)) return
  const joined = await tx
    .selectFrom('pool_entries')
    .select(['game_id', 'tier', 'mode', 'currency', 'amount_minor'])
    .where('draw_id', '=', draw.shared_round_id)
    .where('kind', '=', 'sales')
    .orderBy('entry_id')
    .execute()
  const entries = joined.map(
    ({ amount_minor, ...pool }): PoolEntry => ({ ...pool, kind: 'void', amountMinor: -BigInt(amount_minor) }),
  )
  await writeEntries(tx, context, draw, entries)
}

/** What was staked on tickets that share, by mode and currency. */
export const listSales = (tx: Tx, { shared_round_id }: DrawRow, plays: readonly string[]) =>
  tx
    .selectFrom('lines as l')
    .innerJoin('rounds as r', 'r.round_id', 'l.round_id')
    .select(({ fn }) => ['r.mode', 'r.currency', fn.sum<string>('l.stake_minor').as('stake')])
    .where('r.draw_id', '=', shared_round_id)
    .where('r.state', '=', 'presenting')
    .where('l.play', 'in', [...plays])
    .groupBy(['r.mode', 'r.currency'])
    .orderBy('r.mode')
    .orderBy('r.currency')
    .execute()
