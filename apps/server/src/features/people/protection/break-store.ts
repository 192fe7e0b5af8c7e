import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'

export type BreakRow = Selectable<DB['play_breaks']>

/** The last break or exclusion of a member that may still hold; undefined: none. */
export const findBreak = (reader: Reader, memberId: string): Promise<BreakRow | undefined> =>
  reader
    .selectFrom('play_breaks')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const addBreak = (tx: Tx, row: Omit<BreakRow, 'reopen_asked_at' | 'reopens_at'>): Promise<unknown> =>
  tx.insertInto('play_breaks').values(row).execute()

export const saveReopenAsked = (
  tx: Tx,
  id: string,
  { at, reopensAt }: { at: Date; reopensAt: Date },
): Promise<unknown> =>
  tx.updateTable('play_breaks').set({ reopen_asked_at: at, reopens_at: reopensAt }).where('id', '=', id).execute()
