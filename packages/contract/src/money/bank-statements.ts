import { Id, Money } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { DepositState } from './deposits.ts'

export const statementLengthMax = 50_000
export const statementLineMax = 300

/** Effect of a bank statement line on pending deposits. */
export const statementOutcomes = [
  'matched',
  'approved',
  /** Another person has to say yes. */
  'secondPerson',
  /** The code is of a deposit of another amount. */
  'amountDiffers',
  /** Decided or expired before. */
  'notWaiting',
  'noCode',
  /** Codes of several deposits. */
  'ambiguous',
  /** The bank's id was read before, or stands in another line, with another amount or text. */
  'contradicts',
] as const
export const StatementOutcome = z.enum(statementOutcomes)
export type StatementOutcome = z.infer<typeof StatementOutcome>

const BankTransactionId = z.string().trim().min(1).max(64)

export const StatementLine = z.object({
  /** What the bank calls the transaction: none is ever credited twice. */
  bankTransactionId: BankTransactionId,
  amount: Money,
  description: z.string(),
  outcome: StatementOutcome,
  deposit: z
    .object({ depositId: Id, account: z.string(), icon: z.string(), amount: Money, status: DepositState })
    .optional(),
})
export type StatementLine = z.infer<typeof StatementLine>

/** `roundedId`: a spreadsheet made a number such as 1.23E+15 of it. `repeated`: word for word a line above it. */
export const skipReasons = ['outgoing', 'unreadable', 'roundedId', 'repeated'] as const
export const SkipReason = z.enum(skipReasons)
export type SkipReason = z.infer<typeof SkipReason>

export const StatementMatch = z.object({
  lines: z.array(StatementLine),
  /** Lines of the text, counted from 1, that hold no money that came in. */
  skipped: z.array(z.object({ line: z.number().int(), reason: SkipReason })),
})
export type StatementMatch = z.infer<typeof StatementMatch>

const decides = { audience: 'staff', permission: 'deposits.decide' } as const

/** Bank statements, held against the deposits that wait. */
export const staffStatements = {
  matchStatement: route({
    ...decides,
    method: 'POST',
    path: '/staff/bank-statements',
    summary: 'Read a statement as CSV and say which waiting deposits its lines pay; nothing is credited',
    input: z.object({ text: z.string().min(1).max(statementLengthMax) }),
    value: StatementMatch,
  }),
  approveMatched: route({
    ...decides,
    method: 'POST',
    path: '/staff/bank-statements/approve',
    summary: 'Credit the deposits that these transactions pay, each once; what no longer matches is left',
    input: z.object({ bankTransactionIds: z.array(BankTransactionId).min(1).max(statementLineMax) }),
    value: z.array(StatementLine),
  }),
}
