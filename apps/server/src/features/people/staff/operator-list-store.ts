import type { Reader } from '../../../db/db.ts'
import { operatorOf } from './operator-store.ts'
import type { ListedOperator } from './operator-view.ts'
import { idleMsMax } from './staff-session.ts'

const countMax = 500

/** Everybody with an account, those who may log in first, by name. */
export async function listOperators(reader: Reader, now: Date): Promise<ListedOperator[]> {
  const rows = await listed(reader, now)
    .orderBy('operators.status')
    .orderBy('operators.username')
    .limit(countMax)
    .execute()
  return rows.map(listedOf)
}

export const getListedOperator = async (reader: Reader, staffId: string, now: Date): Promise<ListedOperator> =>
  listedOf(await listed(reader, now).where('operators.id', '=', staffId).executeTakeFirstOrThrow())

const listed = (reader: Reader, now: Date) =>
  reader
    .selectFrom('operators')
    .selectAll('operators')
    .select((column) => [
      column
        .selectFrom('staff_sessions as s')
        .select((of) => of.fn.countAll<string>().as('count'))
        .whereRef('s.staff_id', '=', 'operators.id')
        .where('s.ended_at', 'is', null)
        .where('s.expires_at', '>', now)
        .where('s.last_seen_at', '>', new Date(now.getTime() - idleMsMax))
        .as('session_count'),
      column
        .selectFrom('staff_sessions as s')
        .select((of) => of.fn.max('s.last_seen_at').as('at'))
        .whereRef('s.staff_id', '=', 'operators.id')
        .as('last_seen_at'),
      column
        .selectFrom('operators as h')
        .select('h.username')
        .whereRef('h.id', '=', 'operators.in_hand_of')
        .as('hand_name'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

const listedOf = (row: Row): ListedOperator => ({
  operator: operatorOf(row),
  sessionCount: Number(row.session_count),
  lastSeenAt: row.last_seen_at,
  createdAt: row.created_at,
  inHandOf: row.hand_name,
})
