import type { AppContext } from '../../context.ts'
import type { PlayerCareRow, Reader, Tx } from '../../db/schema.ts'

const deskMs = 24 * 3_600_000
const shownMax = 10
const listedMax = 200

/** What was opened at a table within a day and what is open still, the newest first. */
export const listTableCares = ({ db, clock }: AppContext, tableId: string): Promise<PlayerCareRow[]> =>
  db
    .selectFrom('player_cares')
    .selectAll()
    .where('table_id', '=', tableId)
    .where((is) => is.or([is('closed_at', 'is', null), is('opened_at', '>', new Date(clock.now().getTime() - deskMs))]))
    .orderBy('care_id', 'desc')
    .limit(shownMax)
    .execute()

/** Of all tables: what waits, the oldest first, or what is closed, the newest first. */
export const listCares = (reader: Reader, isOpen: boolean): Promise<PlayerCareRow[]> =>
  reader
    .selectFrom('player_cares')
    .selectAll()
    .where('closed_at', isOpen ? 'is' : 'is not', null)
    .orderBy('care_id', isOpen ? 'asc' : 'desc')
    .limit(listedMax)
    .execute()

export const findOpenCareOf = (reader: Reader, playerId: string): Promise<PlayerCareRow | undefined> =>
  reader
    .selectFrom('player_cares')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

export const lockCare = (tx: Tx, careId: string): Promise<PlayerCareRow | undefined> =>
  tx.selectFrom('player_cares').selectAll().where('care_id', '=', careId).forUpdate().executeTakeFirst()
