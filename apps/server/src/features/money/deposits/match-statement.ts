import type { StatementMatch } from '@fairground/contract'
import { type Reader, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { addTransactions, type BankTransaction, findPaid, listTransactions } from './bank-transaction-store.ts'
import { type Credit, codesIn, readStatement } from './statement.ts'
import { matchOf, viewLine } from './statement-match.ts'

interface Staff {
  staffId: string
  username: string
}

/** Keeps the transactions of a statement and says what each means. Refusals: VALIDATION. */
export async function matchStatement(
  call: Call,
  staff: Staff,
  { text, currency }: { text: string; currency: string },
): Promise<Outcome<StatementMatch>> {
  const statement = readStatement(text)
  if ('fault' in statement)
    return refuseField(
      'text',
      statement.fault === 'columns' ? 'validation.statementColumns' : 'validation.statementLength',
    )
  const { credits, contradicting, repeated } = sortLines(statement.credits)
  const skipped = [...statement.skipped, ...repeated].toSorted((one, other) => one.line - other.line)
  const now = call.app.clock.now()
  return transact(call.app.db, async (tx) => {
    const newCount = await addTransactions(tx, credits, { currency, now, username: staff.username })
    const known = await listTransactions(
      tx,
      credits.map(({ bankTransactionId }) => bankTransactionId),
    )
    if (newCount > 0)
      await recordAudit(tx, {
        actor: { kind: 'staff', id: staff.staffId },
        action: 'bank-statement.read',
        subject: 'bank-statement',
        detail: { lineCount: credits.length, newCount },
        ip: call.ip,
        requestId: call.requestId,
      })
    const deposits = await findDepositsOf(tx, known)
    const lines = credits.map((credit) => {
      const kept = known.find(({ bankTransactionId }) => bankTransactionId === credit.bankTransactionId)
      if (!kept) throw new Error(`the transaction ${credit.bankTransactionId} was not kept`)
      const isSame = isSameCredit(kept, credit) && kept.currency === currency
      return isSame
        ? viewLine(kept, matchOf(kept, deposits, now))
        : viewLine({ ...credit, currency }, { outcome: 'contradicts', found: undefined })
    })
    const told = contradicting.map((credit) =>
      viewLine({ ...credit, currency }, { outcome: 'contradicts', found: undefined }),
    )
    return ok({ lines: [...lines, ...told], skipped })
  })
}

type Line = Credit & { line: number }

/** Lines that are told once, lines that say two things of one transaction and are kept by none, and copies. */
function sortLines(lines: readonly Line[]) {
  const [credits, contradicting, repeated]: [Line[], Line[], { line: number; reason: 'repeated' }[]] = [[], [], []]
  for (const same of Map.groupBy(lines, ({ bankTransactionId }) => bankTransactionId).values()) {
    const different = same.filter((line, at) => same.findIndex((other) => isSameCredit(other, line)) === at)
    ;(different.length === 1 ? credits : contradicting).push(...different)
    const copies = same.filter((line) => !different.includes(line))
    repeated.push(...copies.map(({ line }) => ({ line, reason: 'repeated' as const })))
  }
  return { credits, contradicting, repeated }
}

/** Every deposit that these transactions could pay, or paid. */
export const findDepositsOf = (reader: Reader, transactions: readonly BankTransaction[]) =>
  findPaid(reader, {
    codes: transactions.flatMap(({ description }) => codesIn(description)),
    ids: transactions.flatMap(({ depositId }) => depositId ?? []),
  })

const isSameCredit = (one: Credit, other: Credit): boolean =>
  one.amountMinor === other.amountMinor && one.description === other.description
