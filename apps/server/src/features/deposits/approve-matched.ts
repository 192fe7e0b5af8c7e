import type { StatementLine } from '@fairground/contract'
import { transact } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { creditApproved } from './approve-deposit.ts'
import { lockTransaction, savePaid } from './bank-transaction-store.ts'
import { approve } from './deposit.ts'
import { lockDeposit } from './deposit-store.ts'
import { findDepositsOf } from './match-statement.ts'
import { matchOf, viewLine } from './statement-match.ts'

interface Staff {
  staffId: string
  username: string
}

/**
 * Credits what these transactions pay, each in a transaction of its own, so that one that no longer fits keeps no other
 * back. Whatever was credited by one of them is never credited by it again.
 */
export async function approveMatched(call: Call, staff: Staff, ids: readonly string[]): Promise<StatementLine[]> {
  const lines: StatementLine[] = []
  for (const id of new Set(ids)) {
    const line = await approveOne(call, staff, id)
    if (line) lines.push(line)
  }
  return lines
}

const approveOne = (call: Call, staff: Staff, id: string): Promise<StatementLine | undefined> =>
  transact(call.app.db, async (tx) => {
    const now = call.app.clock.now()
    const transaction = await lockTransaction(tx, id)
    if (!transaction) return undefined
    const match = matchOf(transaction, await findDepositsOf(tx, [transaction]), now)
    if (match.outcome !== 'matched' || !match.found) return viewLine(transaction, match)
    const depositId = match.found.deposit.id
    const deposit = await lockDeposit(tx, depositId)
    const approved = deposit && approve(deposit, { by: staff.username, at: now })
    if (!approved?.ok) return viewLine(transaction, { outcome: 'notWaiting', found: match.found })
    await creditApproved(tx, call, staff, { deposit: approved.value, detail: { bankTransactionId: id } })
    await savePaid(tx, id, { depositId, now })
    return viewLine(transaction, { outcome: 'approved', found: { ...match.found, deposit: approved.value } })
  })
