import { VendorDeskActs } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { houseVendorId, lotteryVendorId, sportsbookVendorId } from '../catalogue/index.ts'
import { askStudio } from './ask-studio.ts'

const pagesMax = 20

type Act = VendorDeskActs['acts'][number]

/**
 * Takes over into the audit log what staff did at the desks of dealers' tables, the lottery and the sportsbook, once each and
 * in the order of the vendor. While a vendor is silent nothing is lost: the next call goes on where this one stopped.
 */
export async function takeOverDeskActs(context: AppContext): Promise<void> {
  await takeOverOf(context, houseVendorId)
  if (context.config.lottery) await takeOverOf(context, lotteryVendorId)
  if (context.config.sportsbook) await takeOverOf(context, sportsbookVendorId)
}

async function takeOverOf(context: AppContext, vendorId: string): Promise<void> {
  for (let page = 0; page < pagesMax; page += 1) {
    const cursor = await readCursor(context, vendorId)
    const query = new URLSearchParams({ cursor })
    const told = await askStudio(context, `/desk/acts?${query}`, VendorDeskActs, vendorId)
    if (!told || !(await takePage(context, { vendorId, cursor }, told)) || !told.hasMore) return
  }
}

async function readCursor({ db }: AppContext, vendorId: string): Promise<string> {
  const row = await db
    .selectFrom('desk_act_feeds')
    .select('cursor')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  return row?.cursor ?? ''
}

interface Before {
  vendorId: string
  cursor: string
}

/** False when another process took the page, or there was nothing in it. */
async function takePage({ db, clock }: AppContext, before: Before, { acts, nextCursor }: VendorDeskActs) {
  if (acts.length === 0) return false
  return transact(db, async (tx) => {
    const moved = { cursor: nextCursor, read_at: clock.now() }
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('desk_act_feeds')
      .values({ vendor_id: before.vendorId, ...moved })
      .onConflict((conflict) =>
        conflict.column('vendor_id').doUpdateSet(moved).where('desk_act_feeds.cursor', '=', before.cursor),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return false
    for (const act of acts) await recordAudit(tx, entryOf(act))
    return true
  })
}

/** Whatever was wished and not done is called so: the log never says that something happened which did not. */
function entryOf({ tableId, sharedRoundId, staffId, act, facts, at }: Act) {
  const { result } = facts
  const isDone = typeof result !== 'string' || ['done', 'first', 'STAYS_STOPPED'].includes(result)
  return {
    actor: { kind: 'staff', id: staffId } as const,
    action: isDone ? `desk.${act}` : 'desk.refused',
    subject: tableId,
    detail: { ...(isDone ? {} : { act }), ...facts, ...(sharedRoundId !== null && { sharedRoundId }) },
    at: new Date(at),
  }
}
