import { openAccount, placeHold } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { cashOf } from './accounts.ts'
import { commandOf, mustApply, type WithdrawalMoney } from './withdrawal-money.ts'

/** Keeps the amount from being spent until it is paid or released. Once a withdrawal; a refusal is remembered too. */
export async function holdWithdrawal(tx: Tx, money: WithdrawalMoney): Promise<'held' | 'insufficient'> {
  const { memberId, currency, amountMinor, withdrawalId } = money
  const accountId = await openAccount(tx, cashOf(memberId, currency))
  const placed = await placeHold(tx, { ...commandOf('hold', money), accountId, amountMinor, reference: withdrawalId })
  if (placed.status === 'refused' && placed.code === 'INSUFFICIENT_FUNDS') return 'insufficient'
  await mustApply(tx, money, placed)
  return 'held'
}
