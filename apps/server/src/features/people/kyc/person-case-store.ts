import { type CaseKind, type CaseState, type CaseTrait, caseTraits } from '@fairground/contract'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { newId } from '../../../lib/ids.ts'

export interface PersonCase {
  id: string
  kind: CaseKind
  memberId: string
  /** The other member, or list and number of an entry. */
  other: string
  otherName: string
  traits: CaseTrait[]
  isHeld: boolean
  state: CaseState
  openedAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  note: string | null
}

const caseOf = (row: Selectable<DB['person_cases']>): PersonCase => ({
  id: row.id,
  kind: row.kind === 'screening' ? 'screening' : 'duplicate',
  memberId: row.member_id,
  other: row.other,
  otherName: row.other_name,
  traits: caseTraits.filter((trait) => row.traits.includes(trait)),
  isHeld: row.is_held,
  state: row.state as CaseState,
  openedAt: row.opened_at,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
  note: row.note,
})

type NewCase = Pick<PersonCase, 'kind' | 'memberId' | 'other' | 'otherName' | 'isHeld'> & {
  traits: readonly CaseTrait[]
}

/** Opens a case once: what was decided of the same two stays decided. True when this call opened it. */
export async function openCase(tx: Tx, found: NewCase, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('person_cases')
    .values({
      ...{ id: newId('pcs', at.getTime()), kind: found.kind, member_id: found.memberId, other: found.other },
      ...{ other_name: found.otherName, traits: [...found.traits], is_held: found.isHeld, opened_at: at },
    })
    .onConflict((conflict) => conflict.columns(['kind', 'member_id', 'other']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Of which kinds the cases are that hold a member's account now. */
export async function listHolds(reader: Reader, memberId: string): Promise<CaseKind[]> {
  const rows = await reader
    .selectFrom('person_cases')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('is_held', '=', true)
    .where('state', '<>', 'dismissed')
    .execute()
  return rows.map(({ kind }) => (kind === 'screening' ? 'screening' : 'duplicate'))
}

export async function lockCase(tx: Tx, id: string): Promise<PersonCase | undefined> {
  const row = await tx.selectFrom('person_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && caseOf(row)
}

export const saveCaseDecided = (
  tx: Tx,
  { id, state, at, by, note }: { id: string; state: 'confirmed' | 'dismissed'; at: Date; by: string; note: string },
): Promise<unknown> =>
  tx.updateTable('person_cases').set({ state, decided_at: at, decided_by: by, note }).where('id', '=', id).execute()

interface Wanted {
  kind: CaseKind | undefined
  state: CaseState | undefined
  pageNo: number
  pageSize: number
}

/** Those that wait oldest first, all others newest first. */
export async function listCases(reader: Reader, wanted: Wanted): Promise<{ rows: PersonCase[]; total: number }> {
  let found = reader.selectFrom('person_cases').selectAll()
  if (wanted.kind) found = found.where('kind', '=', wanted.kind)
  if (wanted.state) found = found.where('state', '=', wanted.state)
  const sorted = found.orderBy('opened_at', wanted.state === 'open' ? 'asc' : 'desc').orderBy('id')
  const { rows, total } = await readPage(sorted, wanted)
  return { rows: rows.map(caseOf), total }
}

export async function listAccounts(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, { account: string; icon: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await reader.selectFrom('members').select(['id', 'account', 'icon']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, account, icon }) => [id, { account, icon }]))
}
