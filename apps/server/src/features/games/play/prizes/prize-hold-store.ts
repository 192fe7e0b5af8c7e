import type { Reader, Tx } from '../../../../db/db.ts'

export type HoldCause = 'budget' | 'memberMax' | 'currency'

export interface PrizeHold {
  vendorId: string
  transactionId: string
  campaignId: string
  memberId: string
  cause: HoldCause
  currency: string
  amountMinor: bigint
  heldAt: Date
}

/** With the account that won it. */
export type ListedPrizeHold = PrizeHold & { account: string }

export async function addPrizeHold(tx: Tx, hold: PrizeHold): Promise<void> {
  await tx
    .insertInto('prize_holds')
    .values({
      ...{ vendor_id: hold.vendorId, transaction_id: hold.transactionId, campaign_id: hold.campaignId },
      ...{ member_id: hold.memberId, cause: hold.cause, currency: hold.currency },
      ...{ amount_minor: hold.amountMinor.toString(), held_at: hold.heldAt },
    })
    .execute()
}

const waiting = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('prize_holds as h')
    .innerJoin('members as m', 'm.id', 'h.member_id')
    .selectAll('h')
    .select('m.account')
    .where('h.vendor_id', '=', vendorId)
    .where('h.settled_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof waiting>['executeTakeFirstOrThrow']>>

const holdOf = (row: Row): ListedPrizeHold => ({
  ...{ vendorId: row.vendor_id, transactionId: row.transaction_id, campaignId: row.campaign_id },
  ...{ memberId: row.member_id, account: row.account, cause: row.cause as HoldCause, currency: row.currency },
  ...{ amountMinor: BigInt(row.amount_minor), heldAt: row.held_at },
})

const listedMax = 50

/** Prizes that wait, oldest first. */
export const listPrizeHolds = async (reader: Reader, vendorId: string): Promise<ListedPrizeHold[]> =>
  (await waiting(reader, vendorId).orderBy('h.held_at').limit(listedMax).execute()).map(holdOf)

export async function findPrizeHold(
  reader: Reader,
  vendorId: string,
  transactionId: string,
): Promise<ListedPrizeHold | undefined> {
  const row = await waiting(reader, vendorId).where('h.transaction_id', '=', transactionId).executeTakeFirst()
  return row && holdOf(row)
}

/** One that waits; nobody else settles it until the transaction ends. */
export async function lockPrizeHold(tx: Tx, vendorId: string, transactionId: string): Promise<PrizeHold | undefined> {
  const row = await waiting(tx, vendorId)
    .where('h.transaction_id', '=', transactionId)
    .forUpdate('h')
    .executeTakeFirst()
  return row && holdOf(row)
}

export async function savePrizeSettled(
  tx: Tx,
  { vendorId, transactionId }: PrizeHold,
  { isPaid, now }: { isPaid: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('prize_holds')
    .set({ settled_at: now, is_paid: isPaid })
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', '=', transactionId)
    .execute()
}
