import { postTransfer } from '@fairground/ledger'
import type { Tx } from '../../db/db.ts'
import { bankOf, inFlightOf, openPair } from './accounts.ts'
import { commandOf, type WithdrawalMoney } from './withdrawal-money.ts'

/** The amount in flight has left the operator's bank. Once a withdrawal; the member's balance does not change. */
export async function settlePayout(tx: Tx, money: WithdrawalMoney): Promise<void> {
  const { currency, amountMinor, withdrawalId } = money
  const accounts = await openPair(tx, inFlightOf(currency), bankOf(currency))
  const { status } = await postTransfer(tx, {
    ...commandOf('settle', money),
    ...accounts,
    kind: 'payout_settled',
    amountMinor,
    reference: withdrawalId,
  })
  if (status !== 'applied') throw new Error(`withdrawal ${withdrawalId}: the ledger answered ${status}`)
}
