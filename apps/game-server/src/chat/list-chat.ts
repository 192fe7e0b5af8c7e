import { type VendorChatList, type VendorChatQuery, vendorChatPageSize } from '@fairground/contract/psw'
import type { AppContext } from '../context.ts'

/** What was said at a table as staff see it, hidden messages too, the newest first. */
export async function listChat(
  { db, clock, catalogue }: AppContext,
  { tableId: wanted, before, reported }: VendorChatQuery,
): Promise<VendorChatList> {
  const now = clock.now()
  const tableIds = catalogue.list().flatMap(({ kind, gameId }) => (kind === 'shared' ? [gameId] : []))
  const tableId = wanted ?? tableIds[0] ?? ''
  const rows = await db
    .selectFrom('chat_messages as c')
    .leftJoin('chat_mutes as u', (join) =>
      join
        .onRef('u.player_id', '=', 'c.player_id')
        .on((eb) => eb.or([eb('u.until', 'is', null), eb('u.until', '>', now)])),
    )
    .selectAll('c')
    .select(({ selectFrom, fn }) => [
      'u.until',
      'u.player_id as muted_id',
      selectFrom('chat_reports as r')
        .whereRef('r.message_id', '=', 'c.message_id')
        .select(fn.countAll<string>().as('count'))
        .as('reports'),
    ])
    .where('c.table_id', '=', tableId)
    .$if(before !== undefined, (query) => query.where('c.message_id', '<', String(before)))
    .$if(reported !== undefined, (query) =>
      query
        .where('c.hidden_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('chat_reports as r').whereRef('r.message_id', '=', 'c.message_id').select('r.player_id')),
        ),
    )
    .orderBy('c.message_id', 'desc')
    .limit(vendorChatPageSize + 1)
    .execute()
  return {
    tableId,
    tableIds,
    messages: rows.slice(0, vendorChatPageSize).map((row) => ({
      ...{
        messageId: Number(row.message_id),
        playerId: row.player_id,
        ...(row.staff_name !== null && { staffName: row.staff_name }),
      },
      ...{ mark: row.mark, text: row.text },
      ...{ sentAt: row.sent_at.toISOString(), hiddenAt: row.hidden_at?.toISOString() ?? null },
      ...{ reports: Number(row.reports), isMuted: row.muted_id !== null, mutedUntil: row.until?.toISOString() ?? null },
    })),
    hasMore: rows.length > vendorChatPageSize,
  }
}
