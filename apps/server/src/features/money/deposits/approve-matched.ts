import type { StatementLine } from '@fairground/contract'
import type { Reader } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { areNamedInOneHand } from '../../../lib/one-hand.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { sayYes } from '../../site/wishes/index.ts'
import { type BankTransaction, findReader, listTransactions, lockTransaction } from './bank-transaction-store.ts'
import { depositKind, weightOf } from './deposit-kind.ts'
import { findDepositsOf } from './match-statement.ts'
import { type Match, matchOf, viewLine } from './statement-match.ts'

/**
 * Credits what these transactions pay, each in a transaction of its own, so that one that no longer fits keeps no other
 * back. Whatever was credited by one of them is never credited by it again. Lines that the same person brought count
 * against the threshold of deposits: a statement is only as good as who brings it.
 */
export async function approveMatched(
  call: Call,
  staff: StaffSession,
  ids: readonly string[],
): Promise<StatementLine[]> {
  const lines: StatementLine[] = []
  for (const id of new Set(ids)) {
    const line = await approveOne(call, staff, id)
    if (line) lines.push(line)
  }
  return lines
}

async function approveOne(call: Call, staff: StaffSession, id: string): Promise<StatementLine | undefined> {
  const { db, clock } = call.app
  const matched = async (reader: Reader, transaction: BankTransaction): Promise<Match> =>
    matchOf(transaction, await findDepositsOf(reader, [transaction]), clock.now())
  const [transaction] = await listTransactions(db, [id])
  if (!transaction) return undefined
  const match = await matched(db, transaction)
  if (match.outcome !== 'matched' || !match.found) return viewLine(transaction, match)
  const depositId = match.found.deposit.id
  const said = await sayYes({ call, staff }, depositKind, { place: depositId }, async (tx) => {
    const locked = await lockTransaction(tx, id)
    const still = locked && (await matched(tx, locked))
    if (still?.outcome !== 'matched' || !still.found) return refuse('STATE_CONFLICT')
    const isOwn = await areNamedInOneHand(tx, (await findReader(tx, id)) ?? '', staff, clock.now())
    const weight = isOwn ? weightOf(still.found.deposit) : 'never'
    return ok({ subject: depositId, payload: { depositId, bankTransactionId: id }, weight, reason: '' })
  })
  const isWaiting = said.ok ? said.value.state === 'asked' : said.code === 'FOUR_EYES'
  if (isWaiting) return viewLine(transaction, { ...match, outcome: 'secondPerson' })
  const now = await matched(db, transaction)
  if (said.ok) return viewLine(transaction, { ...now, outcome: 'approved' })
  return viewLine(transaction, now.outcome === 'matched' ? { ...now, outcome: 'notWaiting' } : now)
}
