import { postTransferBetween } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { bankOf, inFlightOf } from './accounts.ts'
import { commandOf, type WithdrawalMoney } from './withdrawal-money.ts'

/** The amount in flight has left the operator's bank. Once a withdrawal or part; the member's balance does not change. */
export async function settlePayout(tx: Tx, money: WithdrawalMoney): Promise<void> {
  const { currency, amountMinor, withdrawalId } = money
  const { status } = await postTransferBetween(tx, {
    ...commandOf('settle', money),
    debit: inFlightOf(currency),
    credit: bankOf(currency),
    kind: 'payout_settled',
    amountMinor,
    reference: withdrawalId,
  })
  if (status !== 'applied') throw new Error(`withdrawal ${withdrawalId}: the ledger answered ${status}`)
}
