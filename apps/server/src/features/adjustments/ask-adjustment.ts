import { type Reader, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { findBalance } from '../wallet/index.ts'
import { type Adjustment, isSameWish } from './adjustment.ts'
import { addAdjustment, findByRequest } from './adjustment-store.ts'

interface Wish {
  /** Account name or id of the member. */
  member: string
  direction: 'credit' | 'debit'
  amountMinor: bigint
  reason: string
  requestId: string
}

/**
 * One person asks for a correction; nothing moves. The same request id finds the same one again.
 * Refusals: VALIDATION for an unknown member, INSUFFICIENT_BALANCE, REQUEST_MISMATCH.
 */
export async function askAdjustment(call: Call, staff: StaffSession, wish: Wish): Promise<Outcome<string>> {
  const { db, clock, config } = call.app
  const { direction, amountMinor, reason, requestId } = wish
  const { currency } = config
  return transact(db, async (tx) => {
    const earlier = await findByRequest(tx, staff.staffId, requestId)
    const memberId = await findMemberId(tx, wish.member, currency)
    if (!memberId) return refuseField('member', 'validation.unknownMember')
    const asked = { memberId, direction, amountMinor, reason }
    if (earlier) return isSameWish(earlier, asked) ? ok(earlier.id) : refuse('REQUEST_MISMATCH')
    const balance = await findBalance(tx, memberId, currency)
    if (!balance) return refuseField('member', 'validation.unknownMember')
    if (direction === 'debit' && balance.availableMinor < amountMinor) return refuse('INSUFFICIENT_BALANCE')

    const adjustment: Adjustment = {
      ...asked,
      id: newId('adj', clock.now().getTime()),
      currency,
      state: 'asked',
      requestId,
      askedBy: staff.staffId,
      askedAt: clock.now(),
      decidedBy: undefined,
      decidedAt: undefined,
      decisionReason: undefined,
      tryCount: 0,
      transferId: undefined,
    }
    await addAdjustment(tx, adjustment)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: 'adjustment.asked',
      subject: adjustment.id,
      detail: { memberId, direction, amountMinor: String(amountMinor), currency, reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(adjustment.id)
  })
}

async function findMemberId(reader: Reader, name: string, currency: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('members')
    .select('id')
    .where('currency', '=', currency)
    .where('status', '<>', 'closed')
    .where((eb) => eb.or([eb('id', '=', name), eb(eb.fn<string>('lower', ['account']), '=', name.toLowerCase())]))
    .executeTakeFirst()
  return row?.id
}
