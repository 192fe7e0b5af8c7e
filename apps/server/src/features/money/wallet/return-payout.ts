import { postTransferBetween } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { bankOf, inFlightOf } from './accounts.ts'
import { commandOf, type WithdrawalMoney } from './withdrawal-money.ts'

/** An amount that had left the operator's bank came back, and is in flight again. Once a number; the member's balance does not change. */
export async function returnPayout(tx: Tx, money: WithdrawalMoney): Promise<void> {
  const { currency, amountMinor, withdrawalId } = money
  const { status } = await postTransferBetween(tx, {
    ...commandOf('return', money),
    debit: bankOf(currency),
    credit: inFlightOf(currency),
    kind: 'payout_returned',
    amountMinor,
    reference: withdrawalId,
  })
  if (status !== 'applied') throw new Error(`withdrawal ${withdrawalId}: the ledger answered ${status}`)
}
