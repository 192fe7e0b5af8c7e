import type { Tx } from '../../../db/db.ts'
import { moneyParam, notify, timeParam } from '../../talk/inbox/index.ts'
import type { Deposit } from './deposit.ts'

/** Tells the player in the inbox how a deposit ended, in the transaction that ends it. */
export async function notifyDeposit(tx: Tx, deposit: Deposit): Promise<void> {
  const { state, memberId, currency, amountMinor, creditMinor, createdAt, decidedAt, decidedBy, reason } = deposit
  if (state === 'pending') throw new Error(`deposit ${deposit.id} has not ended`)
  const isRefusedByGateway = state === 'rejected' && decidedBy === 'gateway'
  await notify(tx, {
    memberId,
    template: isRefusedByGateway ? 'deposit.failed' : `deposit.${state}`,
    params: {
      amount: moneyParam(state === 'approved' ? creditMinor : amountMinor, currency),
      time: timeParam(createdAt),
      ...(reason !== undefined && { reason }),
    },
    at: decidedAt,
  })
}
