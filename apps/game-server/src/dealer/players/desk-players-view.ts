import { type DeskView, tableChatShown } from '@fairground/contract/studio'
import { listShown } from '../../chat/message-store.ts'
import type { AppContext } from '../../context.ts'
import type { PlayerCareRow } from '../../db/schema.ts'
import { findTable } from '../../tables/open-tables.ts'

/** What players say at the table, as their frames show it. */
export async function viewDeskChat({ db }: AppContext, tableId: string): Promise<DeskView['chat']> {
  const row = await findTable(db, tableId)
  return { canWrite: row?.dealer_writes ?? false, messages: await listShown(db, tableId, tableChatShown) }
}

/** Never which player of the house it is. */
export const viewDeskCare = (row: PlayerCareRow): DeskView['cares'][number] => ({
  ...{ careId: row.care_id, mark: row.mark, cause: row.cause, openedAt: row.opened_at.toISOString() },
  state: row.closed_at ? 'closed' : row.taken_at ? 'taken' : 'open',
  by: row.taken_name,
})
