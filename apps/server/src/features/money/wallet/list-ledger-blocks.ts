import { digestBlocks } from '@fairground/ledger'
import type { Reader } from '../../../db/db.ts'

interface LedgerBlock {
  /** Which transfers, and of which time. */
  item: string
  content: string
}

/** What the ledger wrote in a span of time, a thousand transfers at a time, as digests of all their rows. */
export async function listLedgerBlocks(
  reader: Reader,
  span: { from: Date | undefined; until: Date },
): Promise<LedgerBlock[]> {
  const blocks = await digestBlocks(reader, span)
  return blocks.map(({ firstTransferId, rowCount, digest }) => ({
    item: `transfers ${firstTransferId}–${firstTransferId + 999n} before ${span.until.toISOString()}`,
    content: `${rowCount} ${digest.toString('hex')}`,
  }))
}
