import type { Tx } from '../../../db/db.ts'
import type { Actor } from '../../../lib/audit.ts'
import { announce } from '../../../lib/live-events.ts'
import { adjustmentsOf, cashOf } from './accounts.ts'
import { moveCash } from './move-cash.ts'

interface CashAdjustment {
  memberId: string
  currency: string
  direction: 'credit' | 'debit'
  amountMinor: bigint
  adjustmentId: string
  actor: Actor
}

/**
 * The house's account of corrections → cash, or back. Undefined when the member cannot spend so much: nothing moved, and the
 * caller undoes its transaction, so that it may be tried again.
 */
export async function adjustCash(tx: Tx, adjustment: CashAdjustment): Promise<bigint | undefined> {
  const { memberId, currency, direction, amountMinor, adjustmentId, actor } = adjustment
  const cash = cashOf(memberId, currency)
  const house = adjustmentsOf(currency)
  const [debit, credit] = direction === 'credit' ? [house, cash] : [cash, house]
  const { status, transferId, isNew, version } = await moveCash(tx, {
    memberId,
    kind: 'adjustment',
    debit,
    credit,
    amountMinor,
    scope: 'adjustment',
    key: adjustmentId,
    reference: adjustmentId,
    actor: `${actor.kind}:${actor.id}`,
  })
  if (status === 'insufficient') return undefined
  if (isNew) announce(tx, memberId, 'balance.changed', { version })
  return transferId
}
