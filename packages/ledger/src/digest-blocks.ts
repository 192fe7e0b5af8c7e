import { type Kysely, sql } from 'kysely'
import { integer } from './outcome.ts'

/** A thousand transfers of a span of time, with their entries and keys. */
export interface BlockDigest {
  firstTransferId: bigint
  rowCount: bigint
  /** SHA-256 over every column of every row. */
  digest: Buffer
}

/** Rows written in `[from, until)`; without `from` all before. Reads every row, so only a job calls it. */
export async function digestBlocks<Schema>(
  executor: Kysely<Schema>,
  { from, until }: { from: Date | undefined; until: Date },
): Promise<BlockDigest[]> {
  const { rows } = await sql<{ first_transfer_id: string; row_count: string; digest: Buffer }>`
    select first_transfer_id, row_count, digest
    from ledger.digest_blocks(coalesce(${from ?? null}::timestamptz, '-infinity'), ${until}::timestamptz)`.execute(
    executor,
  )
  return rows.map((row) => ({
    firstTransferId: integer(row.first_transfer_id),
    rowCount: integer(row.row_count),
    digest: row.digest,
  }))
}
