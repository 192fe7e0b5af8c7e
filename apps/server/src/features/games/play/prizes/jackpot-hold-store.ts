import type { Reader, Tx } from '../../../../db/db.ts'

export interface JackpotHold {
  id: string
  vendorId: string
  transactionId: string
  memberId: string
  roundId: string
  jackpotId: string
  tier: string
  currency: string
  amountMinor: bigint
  heldAt: Date
  /** Who said yes first. */
  firstBy: string | null
}

const waiting = (reader: Reader, vendorId: string) =>
  reader.selectFrom('jackpot_holds').selectAll().where('vendor_id', '=', vendorId).where('released_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof waiting>['executeTakeFirstOrThrow']>>

const holdOf = (row: Row): JackpotHold => ({
  id: row.id,
  vendorId: row.vendor_id,
  transactionId: row.transaction_id,
  memberId: row.member_id,
  roundId: row.round_id,
  jackpotId: row.jackpot_id,
  tier: row.tier,
  currency: row.currency,
  amountMinor: BigInt(row.amount_minor),
  heldAt: row.held_at,
  firstBy: row.first_by,
})

export async function addHold(tx: Tx, hold: Omit<JackpotHold, 'firstBy'>): Promise<void> {
  await tx
    .insertInto('jackpot_holds')
    .values({
      ...{ id: hold.id, vendor_id: hold.vendorId, transaction_id: hold.transactionId, member_id: hold.memberId },
      ...{ round_id: hold.roundId, jackpot_id: hold.jackpotId, tier: hold.tier, currency: hold.currency },
      ...{ amount_minor: hold.amountMinor.toString(), held_at: hold.heldAt },
    })
    .execute()
}

/** A jackpot that waits, by its transaction; nobody else lets it go until the transaction ends. */
export async function lockHold(tx: Tx, vendorId: string, transactionId: string): Promise<JackpotHold | undefined> {
  const row = await waiting(tx, vendorId).where('transaction_id', '=', transactionId).forUpdate().executeTakeFirst()
  return row && holdOf(row)
}

export async function saveFirstYes(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx.updateTable('jackpot_holds').set({ first_by: by, first_at: at }).where('id', '=', id).execute()
}

export async function saveReleased(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx.updateTable('jackpot_holds').set({ second_by: by, released_at: at }).where('id', '=', id).execute()
}

const listedMax = 50

/** Jackpots that wait, oldest first, with the accounts that won them and who said yes already. */
export const listHolds = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('jackpot_holds as h')
    .innerJoin('members as m', 'm.id', 'h.member_id')
    .leftJoin('operators as o', 'o.id', 'h.first_by')
    .select(['h.transaction_id', 'h.jackpot_id', 'h.tier', 'h.currency', 'h.amount_minor', 'h.held_at', 'h.first_by'])
    .select(['m.account', 'o.username as first_name'])
    .where('h.vendor_id', '=', vendorId)
    .where('h.released_at', 'is', null)
    .orderBy('h.held_at')
    .limit(listedMax)
    .execute()
