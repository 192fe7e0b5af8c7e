import { releaseHold as release } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { commandOf, getHoldId, mustApply, type WithdrawalMoney } from './withdrawal-money.ts'

/** The held amount can be spent again. Once a withdrawal. */
export async function releaseHold(tx: Tx, money: WithdrawalMoney): Promise<void> {
  const holdId = await getHoldId(tx, money)
  await mustApply(tx, money, await release(tx, { ...commandOf('release', money), holdId }))
}
