import type { VendorDeskActs } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'

const pageSize = 500

/**
 * What staff did at the desk after the cursor. Rows of writing transactions that may still have an older neighbour under
 * way are left for the next page, so that nothing is ever skipped. Undefined for a cursor that is none of ours.
 */
export async function listDeskActs({ db }: LotteryContext, cursor: string): Promise<VendorDeskActs | undefined> {
  const [, writtenBy, seq] = /^(\d{1,20})-(\d{1,19})$/.exec(cursor || '0-0') ?? []
  if (writtenBy === undefined || seq === undefined) return undefined
  const rows = await db
    .selectFrom('desk_acts')
    .selectAll()
    .where(sql<boolean>`(written_by, seq) > (${writtenBy}::xid8, ${seq}::bigint)`)
    .where(sql<boolean>`written_by < pg_snapshot_xmin(pg_current_snapshot())`)
    .orderBy('written_by')
    .orderBy('seq')
    .limit(pageSize)
    .execute()
  const last = rows.at(-1)
  return {
    acts: rows.map(({ act_id, game_id, draw_id, staff_id, act, facts, at }) => ({
      ...{ actId: act_id, tableId: game_id, sharedRoundId: draw_id, staffId: staff_id, act },
      ...{ facts: facts as VendorDeskActs['acts'][number]['facts'], at: at.toISOString() },
    })),
    nextCursor: last ? `${last.written_by}-${last.seq}` : cursor || '0-0',
    hasMore: rows.length === pageSize,
  }
}
