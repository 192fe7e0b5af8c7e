import { captureHold, openAccount } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { inFlightOf } from './accounts.ts'
import { commandOf, getHoldId, mustApply, type WithdrawalMoney } from './withdrawal-money.ts'

/** The held amount, or a part of it, leaves the member's cash and is in flight. Once a withdrawal or part. */
export async function payHold(tx: Tx, money: WithdrawalMoney): Promise<void> {
  const holdId = await getHoldId(tx, money)
  const creditAccountId = await openAccount(tx, inFlightOf(money.currency))
  const { amountMinor } = money
  await mustApply(
    tx,
    money,
    await captureHold(tx, { ...commandOf('capture', money), kind: 'withdrawal', holdId, creditAccountId, amountMinor }),
  )
}
