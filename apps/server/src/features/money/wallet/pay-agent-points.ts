import { hashOf, lockAvailable, postTransferBetween } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { cashOf, debtOf, pointsOf } from './accounts.ts'
import { moveCashAndAnnounce } from './move-cash.ts'

interface PointsPay {
  memberId: string
  currency: string
  /** Below zero after corrections: taken back. */
  amountMinor: bigint
  /** Names it for ever. */
  paymentId: string
}

const actor = 'system:pay-points'

/** The house's expense of points → cash, or back. Answers what the purse did not hold, which the member owes from now on. */
export async function payAgentPoints(tx: Tx, pay: PointsPay): Promise<bigint> {
  const { memberId, currency, amountMinor, paymentId } = pay
  const [cash, house] = [cashOf(memberId, currency), pointsOf(currency)]
  const move = { memberId, scope: 'agent-points', key: paymentId, reference: paymentId, actor }
  if (amountMinor > 0n)
    await moveCashAndAnnounce(tx, { ...move, kind: 'agent_points', debit: house, credit: cash, amountMinor })
  if (amountMinor >= 0n) return 0n
  const availableMinor = await lockAvailable(tx, cash)
  const missingMinor = -amountMinor - availableMinor
  const debtMinor = missingMinor > 0n ? missingMinor : 0n
  const takenMinor = -amountMinor - debtMinor
  if (takenMinor > 0n) {
    const back = { kind: 'agent_points_back' as const, debit: cash, credit: house, amountMinor: takenMinor }
    await moveCashAndAnnounce(tx, { ...move, ...back })
  }
  if (debtMinor > 0n) await recordDebt(tx, pay, debtMinor)
  return debtMinor
}

async function recordDebt(tx: Tx, { memberId, currency, paymentId }: PointsPay, amountMinor: bigint): Promise<void> {
  const { status } = await postTransferBetween(tx, {
    ...{ scope: 'agent-points-debt', key: paymentId, kind: 'debt', amountMinor, actor, reference: paymentId },
    ...{ debit: debtOf(memberId, currency), credit: pointsOf(currency) },
    requestHash: hashOf({ kind: 'debt', memberId, counter: 'points', currency, amountMinor }),
  })
  if (status !== 'applied') throw new Error(`the debt of ${paymentId} was not taken: ${status}`)
}
