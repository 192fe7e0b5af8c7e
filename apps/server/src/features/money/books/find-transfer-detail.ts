import type { LedgerTransferDetail } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { Reader } from '../../../db/db.ts'
import type { BookTransfer } from './book.ts'
import { viewTransfer } from './book-view.ts'
import { findCause } from './cause-store.ts'
import { findByReference, findByVendorText, findTransfer, listEntriesOf, listTransfersOf } from './transfer-store.ts'

const relatedMax = 50

/** One transfer whole: its entries, why it happened, and what else happened for the same reason. */
export async function findTransferDetail(
  reader: Reader,
  transferId: string,
  language: string,
): Promise<LedgerTransferDetail | undefined> {
  const transfer = await findTransfer(reader, transferId)
  if (!transfer) return undefined
  const cause = await findCause(reader, transfer, language)
  const currency = getCurrency(transfer.currency)
  const amount = (minor: bigint) => formatAmount(minor, currency)
  const entries = (await listEntriesOf(reader, transferId)).map(
    ({ entryId, accountId, amountMinor, balanceAfterMinor }) => ({
      entryId,
      accountId,
      amount: amount(amountMinor),
      balanceAfter: balanceAfterMinor === undefined ? undefined : amount(balanceAfterMinor),
    }),
  )
  return {
    ...viewTransfer(transfer),
    scope: transfer.scope,
    key: transfer.key,
    entries,
    reverses: transfer.reverses ?? undefined,
    reversedBy: transfer.reversedBy ?? undefined,
    cause,
    related: (await listRelated(reader, transfer, cause?.type === 'round' ? cause.id : undefined)).map(viewTransfer),
  }
}

async function listRelated(
  reader: Reader,
  { transferId, reference }: BookTransfer,
  roundId: string | undefined,
): Promise<BookTransfer[]> {
  if (reference === null) return []
  const ids = roundId ? await findByVendorText(reader, roundId) : await findByReference(reader, reference)
  const all = { kind: undefined, from: undefined, to: undefined, timeZone: 'UTC', before: undefined }
  const { transfers } = await listTransfersOf(reader, ids, { ...all, limit: relatedMax })
  return transfers.filter((other) => other.transferId !== transferId).reverse()
}
