import { VendorOpenEscrows } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { readVendorFeed } from '../../catalogue/index.ts'
import { addException } from '../reconciliation/reconciliation-store.ts'
import { listIdleEscrows, listVendorsWithSeats } from './idle-store.ts'

const minute = 60_000
/** No hand and no close for so long: the vendor is asked. */
const idleMs = 30 * minute
/** So old a seat is listed for people. */
const oldMs = 24 * 60 * minute
const pagesMax = 100

/** Asks every vendor about seats that nobody has moved for half an hour, and lists those that people have to look at. */
export async function askOpenEscrows(context: AppContext): Promise<void> {
  const now = context.clock.now()
  for (const vendorId of await listVendorsWithSeats(context.db, new Date(now.getTime() - idleMs)))
    await askVendor(context, vendorId, now)
}

/** A vendor that does not answer is asked again; its old seats are listed all the same. */
async function askVendor(context: AppContext, vendorId: string, now: Date): Promise<void> {
  const told = await readOpen(context, vendorId)
  const idle = await listIdleEscrows(context.db, vendorId, new Date(now.getTime() - idleMs))
  await transact(context.db, async (tx) => {
    for (const escrow of idle) {
      const { escrowId, tableId, playerId, currency, openedAt } = escrow
      const here = escrow.balanceMinor.toString()
      const detail = { tableId, playerId, currency, here }
      const found = { vendorId, transactionId: escrowId, at: now }
      const theirs = told?.get(escrowId)
      const there = theirs === undefined ? null : String(theirs.minor)
      // While hands are on their way, both sides may speak of different moments.
      const isDifferent = told !== undefined && (!theirs || (theirs.seq === escrow.lastHandSeq && there !== here))
      if (isDifferent) await addException(tx, { ...found, kind: 'escrowDiffers', detail: { ...detail, there } })
      if (now.getTime() - openedAt.getTime() > oldMs)
        await addException(tx, {
          ...found,
          kind: 'escrowLeft',
          detail: { ...detail, openedAt: openedAt.toISOString() },
        })
    }
  })
}

/** What the vendor believes open, by seat; undefined when it did not tell all of it. */
async function readOpen(
  context: AppContext,
  vendorId: string,
): Promise<Map<string, { minor: bigint; seq: number }> | undefined> {
  const open = new Map<string, { minor: bigint; seq: number }>()
  let cursor: string | null = ''
  for (let page = 0; page < pagesMax && cursor !== null; page += 1) {
    const path: string = `/escrow/open?cursor=${encodeURIComponent(cursor)}`
    const told: VendorOpenEscrows | undefined = await readVendorFeed(context, { vendorId, path }, VendorOpenEscrows)
    if (!told) return undefined
    for (const { escrowId, chips, inPot, lastHandSeq } of told.seats)
      open.set(escrowId, { minor: BigInt(chips) + BigInt(inPot), seq: lastHandSeq })
    cursor = told.nextCursor
  }
  return cursor === null ? open : undefined
}
