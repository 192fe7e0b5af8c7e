import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import { viewJackpots } from '../pools/view-pools.ts'
import { viewDraw } from '../tickets/list-tickets.ts'
import { publicReceiptKey } from '../tickets/receipt-key.ts'
import { stakesOf } from './stakes.ts'

/** Every lottery with the draw that closes next and the one that was drawn last. */
export async function listLotteries(context: LotteryContext) {
  const { db, clock, config, houses } = context
  const ids = [...houses.keys()]
  const [jackpots, next, last] = await Promise.all([
    viewJackpots(context, ids),
    sql<DrawRow>`
      select d.* from unnest(${ids}::text[]) as g (id) cross join lateral (
        select * from shared_rounds where table_id = g.id and state = 'open' and closes_at > ${clock.now()}
        order by closes_at limit 1) as d`.execute(db),
    sql<DrawRow>`
      select d.* from unnest(${ids}::text[]) as g (id) cross join lateral (
        select * from shared_rounds where table_id = g.id and state in ('drawn', 'settled')
          and (mode <> 'official' or state = 'settled')
        order by draws_at desc limit 1) as d`.execute(db),
  ])
  const viewOf = (rows: readonly DrawRow[], gameId: string) => {
    const row = rows.find(({ table_id }) => table_id === gameId)
    return row ? viewDraw(row) : null
  }
  const lotteries = [...houses.values()].map((house) => {
    const { gameId, names, rules } = house
    return {
      ...{ gameId, rulesId: rules.id, names: { ...names }, stakeMinorMax: stakesOf(house).max },
      ...{ next: viewOf(next.rows, gameId), last: viewOf(last.rows, gameId) },
      jackpots: jackpots.get(gameId) ?? [],
    }
  })
  return { lotteries, receiptKey: publicReceiptKey(config), nowMs: clock.now().getTime() }
}
