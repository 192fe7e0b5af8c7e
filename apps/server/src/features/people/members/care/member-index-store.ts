import { sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'

interface ToIndex {
  memberId: string
  sealed: string
}

/** Sealed names that nobody can find yet; rows another worker is at are left to it. */
export const listNamesToIndex = (tx: Tx, countMax: number): Promise<ToIndex[]> =>
  tx
    .selectFrom('members')
    .select(['id as memberId', sql<string>`payee_name_sealed`.as('sealed')])
    .where('payee_name_sealed', 'is not', null)
    .where('payee_name_key', 'is', null)
    .limit(countMax)
    .forUpdate()
    .skipLocked()
    .execute()

/** Details of this field that nobody can find yet. */
export const listDetailsToIndex = (tx: Tx, field: 'email' | 'idNumber', countMax: number): Promise<ToIndex[]> =>
  tx
    .selectFrom('member_details')
    .select(['member_id as memberId', 'sealed'])
    .where('field', '=', field)
    .where('blind_index', 'is', null)
    .limit(countMax)
    .forUpdate()
    .skipLocked()
    .execute()

interface Indexed {
  memberId: string
  field: 'email' | 'idNumber'
  key: Buffer
}

export async function saveDetailIndex(tx: Tx, { memberId, field, key }: Indexed): Promise<void> {
  await tx
    .updateTable('member_details')
    .set({ blind_index: key })
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .execute()
}

const foundMax = 50

/** Ids of the members who bound this number or address, or gave it at the registration. */
export async function findByContact(reader: Reader, by: 'mobile' | 'email', key: Buffer): Promise<string[]> {
  const [field, column] = by === 'mobile' ? (['mobileNum', 'mobile_key'] as const) : (['email', 'email_key'] as const)
  const rows = await reader
    .selectFrom('members')
    .select('id')
    .where(column, '=', key)
    .union(
      reader
        .selectFrom('member_details')
        .select('member_id as id')
        .where('field', '=', field)
        .where('blind_index', '=', key),
    )
    .limit(foundMax)
    .execute()
  return rows.map((row) => row.id)
}

export async function findByPayeeName(reader: Reader, key: Buffer): Promise<string[]> {
  const rows = await reader
    .selectFrom('members')
    .select('id')
    .where('payee_name_key', '=', key)
    .orderBy('registered_at', 'desc')
    .limit(foundMax)
    .execute()
  return rows.map((row) => row.id)
}
