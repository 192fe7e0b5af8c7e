import { postTransferBetween } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { announce } from '../../../lib/live-events.ts'
import { cashOf, inFlightOf } from './accounts.ts'
import { commandOf, type WithdrawalMoney } from './withdrawal-money.ts'

/** An amount in flight is the member's to spend again. Once a withdrawal. */
export async function refundPayout(tx: Tx, money: WithdrawalMoney): Promise<void> {
  const { memberId, currency, amountMinor, withdrawalId } = money
  const answer = await postTransferBetween(tx, {
    ...commandOf('refund', money),
    debit: inFlightOf(currency),
    credit: cashOf(memberId, currency),
    kind: 'withdrawal_refund',
    amountMinor,
    reference: withdrawalId,
  })
  if (answer.status !== 'applied') throw new Error(`withdrawal ${withdrawalId}: the ledger answered ${answer.status}`)
  if (!answer.funds) throw new Error(`withdrawal ${withdrawalId}: the ledger told no balance`)
  if (!answer.replayed) announce(tx, memberId, 'balance.changed', { version: Number(answer.funds.version) })
}
