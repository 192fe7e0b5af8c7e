import { type Kysely, sql } from 'kysely'

export interface BrokenInvariant {
  /** `I-01` … as the README lists them. */
  invariant: string
  detail: string
  accountId: bigint | null
  transferId: bigint | null
  entryId: bigint | null
  holdId: bigint | null
}

interface Row {
  invariant: string
  detail: string
  account_id: string | null
  transfer_id: string | null
  entry_id: string | null
  hold_id: string | null
}

export const brokenInvariantsMax = 1_000

/** Faults of the books; empty if none. Reads every entry, so only a job calls it. */
export async function listBrokenInvariants<Schema>(executor: Kysely<Schema>): Promise<BrokenInvariant[]> {
  const { rows } = await sql<Row>`
    select invariant, detail, account_id, transfer_id, entry_id, hold_id from ledger.broken_invariants
    order by invariant, account_id, entry_id limit ${brokenInvariantsMax}`.execute(executor)
  return rows.map((row) => ({
    invariant: row.invariant,
    detail: row.detail,
    accountId: optional(row.account_id),
    transferId: optional(row.transfer_id),
    entryId: optional(row.entry_id),
    holdId: optional(row.hold_id),
  }))
}

const optional = (value: string | null): bigint | null => (value === null ? null : BigInt(value))
