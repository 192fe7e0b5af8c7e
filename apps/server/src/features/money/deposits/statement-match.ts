import type { BankLine, StatementLine, StatementOutcome } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { BankTransaction, ReadLine } from './bank-transaction-store.ts'
import { type Deposit, isWaiting } from './deposit.ts'
import type { QueuedDeposit } from './deposit-queue-store.ts'
import { codesIn } from './statement.ts'

export interface Match {
  outcome: StatementOutcome
  found: QueuedDeposit | undefined
}

/** Which of these deposits a transaction pays, and whether it can be credited now. */
export function matchOf(transaction: BankTransaction, deposits: readonly QueuedDeposit[], now: Date): Match {
  const { currency, amountMinor, depositId, description } = transaction
  const paid = depositId && deposits.find(({ deposit }) => deposit.id === depositId)
  if (paid) return { outcome: 'approved', found: paid }
  const codes = new Set(codesIn(description))
  const named = deposits.filter(({ deposit }) => codes.has(deposit.transferCode) && deposit.currency === currency)
  const [found, another] = named
  if (!found) return { outcome: 'noCode', found: undefined }
  if (another) return { outcome: 'ambiguous', found: undefined }
  if (!isWaiting(found.deposit, now)) return { outcome: 'notWaiting', found }
  return { outcome: found.deposit.amountMinor === amountMinor ? 'matched' : 'amountDiffers', found }
}

/** The line of a deposit as staff read it: the one that paid it, or, while it waits, one that names its code and paid nothing yet. */
export function bankLineOf(deposit: Deposit, lines: readonly ReadLine[]): BankLine | undefined {
  const { id, transferCode, currency, state } = deposit
  const isFree = (line: ReadLine) => line.depositId === undefined && line.currency === currency
  const line =
    lines.find(({ depositId }) => depositId === id) ??
    lines.find((one) => state === 'pending' && isFree(one) && codesIn(one.description).includes(transferCode))
  return (
    line && {
      bankTransactionId: line.bankTransactionId,
      amount: formatAmount(line.amountMinor, getCurrency(line.currency)),
      description: line.description,
      readAt: line.readAt.toISOString(),
      readBy: line.readBy,
    }
  )
}

/** A line as staff read it. */
export function viewLine(transaction: Omit<BankTransaction, 'depositId'>, { outcome, found }: Match): StatementLine {
  const amountOf = (minor: bigint) => formatAmount(minor, getCurrency(transaction.currency))
  return {
    bankTransactionId: transaction.bankTransactionId,
    amount: amountOf(transaction.amountMinor),
    description: transaction.description,
    outcome,
    deposit: found && {
      depositId: found.deposit.id,
      account: found.account,
      icon: found.icon,
      amount: amountOf(found.deposit.amountMinor),
      status: found.deposit.state,
    },
  }
}
