import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { lockPayoutPause } from '../../people/identity/index.ts'
import { arePayoutsFrozen } from '../integrity/index.ts'
import { refuseTurnover } from '../turnover/index.ts'
import { transferCash } from '../wallet/index.ts'
import { pauseRefusal, refusePaymentPassword } from '../withdrawals/index.ts'
import { readGuards } from './read-guards.ts'
import { findPassedGuard } from './transfer-policy.ts'
import {
  addTransfer,
  findByRequest,
  findDownline,
  findUpline,
  readSenderFacts,
  type StoredTransfer,
} from './transfer-store.ts'

interface Wish {
  memberId: string
  currency: string
  direction: 'up' | 'down'
  /** Of the downline. */
  account: string | undefined
  amountMinor: bigint
  paymentPassword: string
  requestId: string
}

/**
 * Sends money along the direct edge: to whoever recommended the member, or to somebody the member recommended. The same
 * request id sends once. Refusals: PAYMENT_PASSWORD_*, TOO_MANY_REQUESTS, REQUEST_MISMATCH, NOT_FOUND without an upline,
 * VALIDATION for anybody but a direct downline, TRANSFERS_HALTED, PAYOUT_PAUSED, LIMIT, INSUFFICIENT_BALANCE.
 */
export async function sendTransfer(call: Call, wish: Wish): Promise<Outcome<string>> {
  const { db, clock, config } = call.app
  const { memberId, currency, amountMinor, direction } = wish
  const refused = await refusePaymentPassword(call, memberId, wish.paymentPassword)
  if (refused) return refused
  return transact(db, async (tx) => {
    const earlier = await findByRequest(tx, memberId, wish.requestId)
    const receiver = await findReceiver(tx, wish)
    if (!receiver) return direction === 'up' ? refuse('NOT_FOUND') : refuseField('account', 'validation.noDownline')
    const now = clock.now()
    const transfer: StoredTransfer = {
      id: newId('mtr', now.getTime()),
      senderId: memberId,
      receiverId: receiver.memberId,
      direction,
      currency,
      amountMinor,
      requestId: wish.requestId,
      createdAt: now,
    }
    if (earlier) return isSame(earlier, transfer) ? ok(earlier.id) : refuse('REQUEST_MISMATCH')
    if (await arePayoutsFrozen(tx)) return refuse('TRANSFERS_HALTED')
    const paused = pauseRefusal(await lockPayoutPause(tx, memberId, now), now)
    if (paused) return paused
    const facts = await readSenderFacts(tx, { memberId, currency, timeZone: config.timeZone, now })
    const passed = findPassedGuard(transfer, await readGuards(tx, currency), facts)
    if (passed) return passed
    const unplayed = await refuseTurnover(tx, { memberId, currency })
    if (unplayed) return unplayed

    const sent = await transferCash(tx, { ...transfer, transferId: transfer.id })
    if (sent === 'insufficient') return refuse('INSUFFICIENT_BALANCE')
    await addTransfer(tx, transfer)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member-transfer.sent',
      subject: transfer.id,
      detail: { amountMinor: String(amountMinor), currency, direction, memberId: receiver.memberId },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(transfer.id)
  })
}

const findReceiver = (tx: Tx, { direction, memberId, currency, account = '' }: Wish) =>
  direction === 'up' ? findUpline(tx, memberId, currency) : findDownline(tx, { memberId, currency, account })

const isSame = (earlier: StoredTransfer, wished: StoredTransfer): boolean =>
  earlier.receiverId === wished.receiverId &&
  earlier.direction === wished.direction &&
  earlier.amountMinor === wished.amountMinor
