import type { LotteryHeat } from '@fairground/contract/lottery'
import { heatOf } from '@fairground/lottery-rules'
import type { Db } from '../db/schema.ts'
import { capOf, listLimits } from './limit-store.ts'

/** How warm the numbers of these draws are, for players: steps, never amounts. Cold ones are left out. */
export async function listHeat(db: Db, gameId: string, drawIds: readonly string[]): Promise<LotteryHeat[]> {
  const limits = (await listLimits(db, gameId)).filter(({ kind }) => kind === 'number')
  if (limits.length === 0 || drawIds.length === 0) return []
  const plays = [...new Set(limits.map(({ play }) => play))]
  const rows = await db
    .selectFrom('liability')
    .selectAll()
    .where('draw_id', 'in', [...drawIds])
    .where('play', 'in', plays)
    .execute()
  return rows.flatMap(({ draw_id, currency, play, number, payout_minor, stake_minor }) => {
    const cap = capOf(
      limits.filter((limit) => limit.currency === currency),
      play,
      number,
    )
    const step = cap === undefined ? 0 : heatOf(BigInt(payout_minor) - BigInt(stake_minor), cap)
    return step > 0 ? [{ drawId: draw_id, currency, play, number, step }] : []
  })
}
