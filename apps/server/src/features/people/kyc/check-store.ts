import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Check, QueuedCheck } from './check.ts'

type StoredCheck = Omit<Selectable<DB['identity_checks']>, 'valid_until' | 'document_expires_on'> & {
  valid_until: string | null
  document_expires_on: string | null
}

const columns = [
  ...(['id', 'member_id', 'level', 'source', 'document', 'country', 'details_sealed', 'id_number_key'] as const),
  ...(['provider_ref', 'state', 'asked_at', 'decided_at', 'decided_by', 'reason', 'note'] as const),
  sql<string | null>`valid_until::text`.as('valid_until'),
  sql<string | null>`document_expires_on::text`.as('document_expires_on'),
] as const

const checkOf = (row: StoredCheck): Check => ({
  id: row.id,
  memberId: row.member_id,
  level: row.level === 2 ? 2 : 1,
  source: row.source === 'provider' ? 'provider' : 'documents',
  document: row.document,
  country: row.country,
  detailsSealed: row.details_sealed,
  idNumberKey: row.id_number_key,
  documentExpiresOn: row.document_expires_on,
  providerRef: row.provider_ref,
  state: row.state as Check['state'],
  askedAt: row.asked_at,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
  reason: row.reason,
  note: row.note,
  validUntil: row.valid_until,
})

const shownMax = 50

/** Newest first. */
export async function listChecksOf(reader: Reader, memberId: string): Promise<Check[]> {
  const rows = await reader
    .selectFrom('identity_checks')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMax)
    .execute()
  return rows.map(checkOf)
}

export async function findCheck(reader: Reader, id: string): Promise<Check | undefined> {
  const row = await reader.selectFrom('identity_checks').select(columns).where('id', '=', id).executeTakeFirst()
  return row && checkOf(row)
}

export async function lockCheck(tx: Tx, id: string): Promise<Check | undefined> {
  const found = tx.selectFrom('identity_checks').select(columns).where('id', '=', id)
  const row = await found.forUpdate().executeTakeFirst()
  return row && checkOf(row)
}

/** False while another one of the member waits. */
export async function addCheck(tx: Tx, check: Check): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('identity_checks')
    .values({
      ...{ id: check.id, member_id: check.memberId, level: check.level, source: check.source },
      ...{ document: check.document, country: check.country, details_sealed: check.detailsSealed },
      ...{ id_number_key: check.idNumberKey, document_expires_on: check.documentExpiresOn },
      ...{ provider_ref: check.providerRef, state: check.state, asked_at: check.askedAt },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

interface Decided {
  id: string
  state: 'approved' | 'rejected'
  at: Date
  by: string
  reason: string | null
  note: string | null
  validUntil: string | null
}

export const saveDecided = (tx: Tx, { id, state, at, by, reason, note, validUntil }: Decided): Promise<unknown> =>
  tx
    .updateTable('identity_checks')
    .set({ state, decided_at: at, decided_by: by, reason, note, valid_until: validUntil })
    .where('id', '=', id)
    .execute()

/** What a provider learned, of a check that is its own. */
export const saveDetails = (
  tx: Tx,
  id: string,
  { sealed, key, expiresOn }: { sealed: string; key: Buffer; expiresOn: string | null },
): Promise<unknown> =>
  tx
    .updateTable('identity_checks')
    .set({ details_sealed: sealed, id_number_key: key, document_expires_on: expiresOn })
    .where('id', '=', id)
    .execute()

/** Checks at a provider that wait for its word, oldest first. */
export async function listWaitingAtProvider(reader: Reader, countMax: number): Promise<Check[]> {
  const rows = await reader
    .selectFrom('identity_checks')
    .select(columns)
    .where('state', '=', 'pending')
    .where('source', '=', 'provider')
    .orderBy('asked_at')
    .limit(countMax)
    .execute()
  return rows.map(checkOf)
}

interface Wanted {
  state: 'pending' | 'approved' | 'rejected' | 'expired' | undefined
  query: string
  today: string
  pageNo: number
  pageSize: number
}

export async function listQueue(reader: Reader, wanted: Wanted): Promise<{ rows: QueuedCheck[]; total: number }> {
  let found = reader
    .selectFrom('identity_checks')
    .innerJoin(
      reader.selectFrom('members').select(['id as owner_id', 'account', 'icon']).as('owners'),
      'owners.owner_id',
      'identity_checks.member_id',
    )
    .select(columns)
    .select(['account', 'icon'])
  if (wanted.state === 'expired')
    found = found.where('state', '=', 'approved').where(sql<boolean>`valid_until < ${wanted.today}::date`)
  else if (wanted.state === 'approved')
    found = found.where('state', '=', 'approved').where(sql<boolean>`valid_until >= ${wanted.today}::date`)
  else if (wanted.state) found = found.where('state', '=', wanted.state)
  if (wanted.query) found = found.where((eb) => eb('account', '=', wanted.query).or('member_id', '=', wanted.query))
  const isWaiting = wanted.state === 'pending'
  const sorted = found.orderBy('asked_at', isWaiting ? 'asc' : 'desc').orderBy('id')
  const { rows, total } = await readPage(sorted, wanted)
  return { rows: rows.map((row) => ({ ...checkOf(row), account: row.account, icon: row.icon })), total }
}

export const findOwner = (reader: Reader, memberId: string): Promise<{ account: string; icon: string }> =>
  reader.selectFrom('members').select(['account', 'icon']).where('id', '=', memberId).executeTakeFirstOrThrow()

/** Whether the same number stands on a paper of somebody else. */
export async function isNumberElsewhere(reader: Reader, { memberId, idNumberKey }: Check): Promise<boolean> {
  if (!idNumberKey) return false
  const row = await reader
    .selectFrom('identity_checks')
    .select('id')
    .where('id_number_key', '=', idNumberKey)
    .where('member_id', '<>', memberId)
    .executeTakeFirst()
  return row !== undefined
}
