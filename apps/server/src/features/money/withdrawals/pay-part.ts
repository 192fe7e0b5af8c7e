import { getCurrency, isWholeAtBank } from '@fairground/money'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { autoReceiptAfter } from '../../site/site/index.ts'
import { arePayoutsFrozen } from '../integrity/index.ts'
import { payHold, settlePayout } from '../wallet/index.ts'
import { addPayout, listPayouts } from './payout-store.ts'
import { againPartOf, payPart as decide, type Withdrawal } from './withdrawal.ts'
import { lockWithdrawal, saveState } from './withdrawal-store.ts'

interface Payment {
  withdrawalId: string
  amountMinor: bigint
  /** The bank's own. */
  reference: string
}

/**
 * Staff have sent a withdrawal, or a part of it; the rest stays held. The same reference again is the same part.
 * Refusals: NOT_FOUND, STATE_CONFLICT, LIMIT for more than is left, REQUEST_MISMATCH for a reference of another amount,
 * PAYOUTS_FROZEN while the books are in doubt, VALIDATION for what no bank can carry.
 */
export async function payPart(
  call: Call,
  staff: StaffSession,
  { withdrawalId, amountMinor, reference }: Payment,
): Promise<Outcome<Withdrawal>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) return refuse('NOT_FOUND')
    const earlier = (await listPayouts(tx, [withdrawalId]))(withdrawalId).find((part) => part.reference === reference)
    if (earlier) return earlier.amountMinor === amountMinor ? ok(withdrawal) : refuse('REQUEST_MISMATCH')
    if (await arePayoutsFrozen(tx)) return refuse('PAYOUTS_FROZEN')
    if (!canBePart(withdrawal, amountMinor)) return refuseField('amount', 'validation.wholeUnits')
    const at = clock.now()
    const part = { amountMinor, reference, at }
    const paid = decide(withdrawal, amountMinor, { at, autoReceiptAt: await autoReceiptAfter(tx, at) })
    if (!paid.ok) return paid
    const actor = { kind: 'staff', id: staff.staffId } as const
    const stepActor = { ...actor, name: staff.username }
    const number = await addPayout(tx, withdrawalId, part, stepActor)
    const money = { ...withdrawal, withdrawalId, amountMinor, part: number, actor }
    const heldMinor = amountMinor - againPartOf(withdrawal, amountMinor)
    if (heldMinor > 0n) await payHold(tx, { ...money, amountMinor: heldMinor })
    await settlePayout(tx, money)
    await saveState(tx, paid.value, { actor: stepActor, at })
    await recordAudit(tx, {
      actor,
      action: 'withdrawal.part-paid',
      subject: withdrawalId,
      detail: { amountMinor: String(amountMinor), currency: withdrawal.currency, reference },
      ip: call.ip,
      requestId: call.requestId,
    })
    announce(tx, withdrawal.memberId, 'withdrawal.changed', { withdrawalId, status: paid.value.state })
    return paid
  })
}

/** Whole units of the bank; an old withdrawal that asked for less than a unit is still paid as it was asked. */
function canBePart({ amountMinor: askedMinor, currency: code }: Withdrawal, amountMinor: bigint): boolean {
  const currency = getCurrency(code)
  return isWholeAtBank(amountMinor, currency) || !isWholeAtBank(askedMinor, currency)
}
