import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { ListedWalletTransfer, VendorWord, WalletTransfer } from './wallet-transfer.ts'

const transferOf = (row: Selectable<DB['wallet_transfers']>): WalletTransfer => ({
  id: row.id,
  memberId: row.member_id,
  vendorId: row.vendor_id,
  direction: row.direction as WalletTransfer['direction'],
  currency: row.currency,
  amountMinor: BigInt(row.amount_minor),
  requestId: row.request_id,
  state: row.state as WalletTransfer['state'],
  vendorCode: row.vendor_code ?? undefined,
  tries: row.tries,
  createdAt: row.created_at,
})

/** The member's transfer with this request id; nobody else begins one of the member until the transaction ends. */
export async function lockByRequest(tx: Tx, memberId: string, requestId: string): Promise<WalletTransfer | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wallet-transfer:${memberId}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && transferOf(row)
}

export async function addWalletTransfer(tx: Tx, transfer: WalletTransfer, nextTryAt: Date): Promise<void> {
  await tx
    .insertInto('wallet_transfers')
    .values({
      id: transfer.id,
      member_id: transfer.memberId,
      vendor_id: transfer.vendorId,
      direction: transfer.direction,
      currency: transfer.currency,
      amount_minor: transfer.amountMinor,
      request_id: transfer.requestId,
      next_try_at: nextTryAt,
      created_at: transfer.createdAt,
    })
    .execute()
}

export async function findWalletTransfer(reader: Reader, id: string): Promise<WalletTransfer | undefined> {
  const row = await reader.selectFrom('wallet_transfers').selectAll().where('id', '=', id).executeTakeFirst()
  return row && transferOf(row)
}

/** @throws when there is none */
export async function lockWalletTransfer(tx: Tx, id: string): Promise<WalletTransfer> {
  const row = await tx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return transferOf(row)
}

export async function saveResolved(tx: Tx, id: string, { state, vendorCode }: VendorWord, at: Date): Promise<void> {
  await tx
    .updateTable('wallet_transfers')
    .set({ state, vendor_code: vendorCode, resolved_at: at })
    .where('id', '=', id)
    .execute()
}

export async function saveNextTry(tx: Tx, id: string, tries: number, nextTryAt: Date): Promise<void> {
  await tx.updateTable('wallet_transfers').set({ tries, next_try_at: nextTryAt }).where('id', '=', id).execute()
}

/** Ids of transfers whose next try is overdue. */
export async function listOverdue(reader: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('wallet_transfers')
    .select('id')
    .where('state', '=', 'pending')
    .where('next_try_at', '<', before)
    .orderBy('next_try_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** A page of what a member moved between wallets, newest first. */
export async function listWalletTransfers(
  reader: Reader,
  { memberId, pageNo, pageSize }: { memberId: string; pageNo: number; pageSize: number },
): Promise<{ transfers: ListedWalletTransfer[]; total: number }> {
  const own = reader.selectFrom('wallet_transfers as t').where('t.member_id', '=', memberId)
  const { rows, total } = await readPage(
    own
      .innerJoin('vendors as v', 'v.id', 't.vendor_id')
      .selectAll('t')
      .select('v.name as vendor_name')
      .orderBy('t.created_at', 'desc')
      .orderBy('t.id', 'desc'),
    { pageNo, pageSize },
  )
  return { transfers: rows.map((row) => ({ ...transferOf(row), vendorName: row.vendor_name })), total }
}

/** Whether a member ever brought money to a vendor; it may be there although its answer never came. */
export async function hasFilledPurse(reader: Reader, memberId: string, vendorId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('wallet_transfers')
    .select('id')
    .where('member_id', '=', memberId)
    .where('vendor_id', '=', vendorId)
    .where('direction', '=', 'in')
    .where('state', '<>', 'refused')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Transfers with a vendor that wait for an answer, or moved since: what it told before does not count them. */
export async function countMoving(reader: Reader, vendorId: string, since: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('wallet_transfers')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where((eb) => eb.or([eb('state', '=', 'pending'), eb('resolved_at', '>', since), eb('created_at', '>', since)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}
