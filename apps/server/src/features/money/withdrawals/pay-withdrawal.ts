import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { announce } from '../../../lib/live-events.ts'
import { autoReceiptAfter } from '../../site/site/index.ts'
import { arePayoutsFrozen } from '../integrity/index.ts'
import { payHold, settlePayout } from '../wallet/index.ts'
import { openNumber } from './account-number.ts'
import { getPayoutAccounts, getSealedNumber } from './payout-account-store.ts'
import type { PayoutAdapter, PayoutOrder } from './payout-adapter.ts'
import { addPayout } from './payout-store.ts'
import { finishPaying, startPaying, type Withdrawal } from './withdrawal.ts'
import { lockWithdrawal, saveState } from './withdrawal-store.ts'

/**
 * Pays an approved withdrawal: its money goes in flight, the adapter sends it, then it has left the bank. Each step is
 * committed before the next, so a run that died is continued where it stopped, and a second run at once pays nothing more.
 */
export async function payWithdrawal(context: AppContext, adapter: PayoutAdapter, withdrawalId: string): Promise<void> {
  const order = await startPayout(context, withdrawalId)
  if (!order) return
  const { reference } = await adapter.pay(order)
  await finishPayout(context, withdrawalId, `${adapter.name}/${reference}`)
}

const actor = { kind: 'system', id: 'pay-withdrawal' } as const
const stepActor = { ...actor, name: 'system' }

/**
 * Approved → paying. Returns what to pay, also for one that is paying already; undefined when nothing is to be paid, or
 * while payouts are frozen: what waits is asked for again once they leave.
 */
const startPayout = (context: AppContext, withdrawalId: string): Promise<PayoutOrder | undefined> =>
  transact(context.db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) throw new Error(`withdrawal ${withdrawalId} does not exist`)
    if (await arePayoutsFrozen(tx)) return undefined
    if (withdrawal.state === 'paying' && !withdrawal.paysByHand) return orderOf(context, tx, withdrawal)
    const paying = startPaying(withdrawal)
    if (!paying.ok) return undefined
    await payHold(tx, { ...withdrawal, withdrawalId, actor })
    await saveState(tx, paying.value, { actor: stepActor, at: context.clock.now() })
    await recordAudit(tx, { actor, action: 'withdrawal.payout-started', subject: withdrawalId })
    announce(tx, withdrawal.memberId, 'withdrawal.changed', { withdrawalId, status: 'paying' })
    return orderOf(context, tx, withdrawal)
  })

async function orderOf(
  context: AppContext,
  tx: Tx,
  { id, amountMinor, currency, payoutAccountId }: Withdrawal,
): Promise<PayoutOrder> {
  const account = (await getPayoutAccounts(context, tx, [payoutAccountId]))(payoutAccountId)
  const accountNo = openNumber(context, await getSealedNumber(tx, payoutAccountId))
  return {
    withdrawalId: id,
    amountMinor,
    currency,
    bankCode: account.bankCode,
    accountName: account.accountName,
    accountNo,
  }
}

/** Paying → paid. A withdrawal that another run has finished stays as it is. */
const finishPayout = (context: AppContext, withdrawalId: string, reference: string): Promise<void> =>
  transact(context.db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) throw new Error(`withdrawal ${withdrawalId} does not exist`)
    const now = context.clock.now()
    const paid = finishPaying(withdrawal, { at: now, autoReceiptAt: await autoReceiptAfter(tx, now) })
    if (!paid.ok) return
    await settlePayout(tx, { ...withdrawal, withdrawalId, actor })
    await addPayout(tx, withdrawalId, { amountMinor: withdrawal.amountMinor, reference, at: now }, stepActor)
    await saveState(tx, paid.value, { actor: stepActor, at: now })
    await recordAudit(tx, { actor, action: 'withdrawal.paid', subject: withdrawalId, detail: { reference } })
    announce(tx, withdrawal.memberId, 'withdrawal.changed', { withdrawalId, status: 'paid' })
  })
