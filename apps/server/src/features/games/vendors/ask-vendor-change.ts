import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish } from '../../site/wishes/index.ts'
import { lockVendorMode } from '../catalogue/index.ts'
import type { VendorChange } from './vendor-change.ts'
import { vendorChangeKind } from './vendor-change-kind.ts'

interface Asked extends VendorChange {
  reason: string
}

/** Asks for what a second person has to say yes to. Refusals: NOT_FOUND, STATE_CONFLICT while another wish waits, or without a change. */
export const askVendorChange = (
  call: Call,
  staff: StaffSession,
  { vendorId, wish, reason }: Asked,
): Promise<Outcome<null>> =>
  transactWhole(call.app.db, async (tx) => {
    const vendor = await lockVendorMode(tx, vendorId, 'update')
    if (!vendor) return refuse('NOT_FOUND')
    if ('mode' in wish && vendor.walletMode === wish.mode) return refuse('STATE_CONFLICT')
    const payload = { vendorId, wish }
    const asked = { subject: vendorId, place: vendorId, payload, weight: 'always', reason } as const
    const added = await askWish(tx, { call, staff }, vendorChangeKind, asked)
    return added.ok ? ok(null) : added
  })
