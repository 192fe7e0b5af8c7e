import type { Reader, Tx } from '../../../../db/db.ts'

const pauseMs = 24 * 60 * 60_000

/** Payouts are blocked for a day, so that the owner can report a takeover in time. */
export async function pausePayouts(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('members')
    .set({ payout_paused_until: new Date(now.getTime() + pauseMs) })
    .where('id', '=', memberId)
    .execute()
}

/** Until when nothing is paid out; undefined when there is no pause. */
export async function findPayoutPause(reader: Reader, memberId: string, now: Date): Promise<Date | undefined> {
  return later(await pauseOf(reader, memberId).executeTakeFirstOrThrow(), now)
}

/** The same, and no change of what guards the account comes in between until the transaction ends. */
export async function lockPayoutPause(tx: Tx, memberId: string, now: Date): Promise<Date | undefined> {
  return later(await pauseOf(tx, memberId).forShare().executeTakeFirstOrThrow(), now)
}

const pauseOf = (reader: Reader, memberId: string) =>
  reader.selectFrom('members').select('payout_paused_until as until').where('id', '=', memberId)

const later = ({ until }: { until: Date | null }, now: Date): Date | undefined =>
  until && until > now ? until : undefined
