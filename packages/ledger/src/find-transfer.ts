import { type Kysely, sql } from 'kysely'

export interface PostedTransfer {
  transferId: bigint
  kind: string
  /** Null: applied. */
  code: string | null
  debitAccountId: bigint
  creditAccountId: bigint
  amountMinor: bigint
  currency: string
  reference: string | null
  /** The transfer that this one took back. */
  reverses: bigint | null
  /** The transfer that took this one back. */
  reversedBy: bigint | null
  createdAt: Date
}

interface TransferRow {
  transfer_id: string
  kind: string
  code: string | null
  debit_account_id: string
  credit_account_id: string
  amount: string
  currency: string
  reference: string | null
  reverses: string | null
  reversed_by: string | null
  created_at: Date
}

/** The transfer that a key stands for, refused ones too; undefined when the key never asked for one. */
export async function findTransfer<Schema>(
  executor: Kysely<Schema>,
  scope: string,
  key: string,
): Promise<PostedTransfer | undefined> {
  const { rows } = await sql<TransferRow>`
    select transfer_id, kind, code, debit_account_id, credit_account_id, amount, currency, reference,
      reverses, reversed_by, created_at
    from ledger.transfer_outcomes where scope = ${scope} and key = ${key}`.execute(executor)
  return rows[0] && toTransfer(rows[0])
}

const toTransfer = (row: TransferRow): PostedTransfer => ({
  transferId: BigInt(row.transfer_id),
  kind: row.kind,
  code: row.code,
  debitAccountId: BigInt(row.debit_account_id),
  creditAccountId: BigInt(row.credit_account_id),
  amountMinor: BigInt(row.amount),
  currency: row.currency,
  reference: row.reference,
  reverses: row.reverses === null ? null : BigInt(row.reverses),
  reversedBy: row.reversed_by === null ? null : BigInt(row.reversed_by),
  createdAt: row.created_at,
})
