import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { isUnanswered } from './question.ts'
import { findReason, noAnswerId } from './refusal-reason-store.ts'
import { refuseWithdrawal } from './refuse-withdrawal.ts'
import { listUnanswered } from './withdrawal-history-store.ts'
import { lockWithdrawal } from './withdrawal-store.ts'

const batchCountMax = 200
const actor = { kind: 'system', id: 'end-questions', name: 'system' } as const

/** Refuses what nobody answered in time, each in its own transaction; the amount is free again. @returns how many */
export async function endQuestions({ db, clock }: AppContext): Promise<number> {
  let count = 0
  for (const id of await listUnanswered(db, clock.now(), batchCountMax))
    if (await transact(db, (tx) => endQuestion(tx, id, clock.now()))) count += 1
  return count
}

async function endQuestion(tx: Tx, id: string, at: Date): Promise<boolean> {
  const withdrawal = await lockWithdrawal(tx, id)
  // Whoever answered or decided meanwhile has changed its state, and it stays as it is.
  if (!withdrawal || !isUnanswered(withdrawal, at)) return false
  const reason = await findReason(tx, noAnswerId)
  if (!reason) throw new Error('the reason for what nobody answered is missing')
  return (await refuseWithdrawal(tx, withdrawal, { reason, note: undefined }, { actor, at })).ok
}
