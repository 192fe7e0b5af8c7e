import { prepareStatement } from '@fairground/postgres'
import type { Transaction } from 'kysely'
import { type OutcomeRow, toOutcome } from './outcome.ts'
import { type PostBetween, type TransferResult, transferDetails } from './post-transfer.ts'

export const transfersPerBatchMax = 1_024

export interface BatchedTransfer extends PostBetween {
  /** Posted only if the transfer before it in the batch is applied, now or by its key before; it needs a key of its own. */
  goesWithPrevious?: boolean
}

/** `skipped`: the transfer it goes with was not applied; nothing was written, and its key stays free. */
export type BatchedResult = TransferResult | { status: 'skipped' }

const postBatchStatement = prepareStatement<Omit<OutcomeRow, 'status'> & { status: OutcomeRow['status'] | 'skipped' }>(`
  select status, transfer_id, hold_id, replayed, code, balance, available, version from ledger.post_batch(
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`)

/**
 * As `postTransferBetween`, for many transfers in one round trip: each is accepted or refused on its own in the order
 * given, and an earlier one of the batch counts for the next. Answers in the same order.
 * @throws as `postTransferBetween`, for the whole batch; RangeError for more than `transfersPerBatchMax`
 */
export async function postBatch<Schema>(
  tx: Transaction<Schema>,
  transfers: readonly BatchedTransfer[],
): Promise<BatchedResult[]> {
  if (transfers.length > transfersPerBatchMax)
    throw new RangeError(`a batch has at most ${transfersPerBatchMax} transfers, not ${transfers.length}`)
  if (transfers.length === 0) return []
  const all = <Value>(pick: (transfer: BatchedTransfer) => Value): Value[] => transfers.map(pick)
  const { rows } = await postBatchStatement(tx, [
    all(({ scope }) => scope),
    all(({ key }) => key),
    all(({ requestHash }) => Buffer.from(requestHash, 'hex')),
    all(({ kind }) => kind),
    ...[all(({ debit }) => debit.ownerKind), all(({ debit }) => debit.ownerId), all(({ debit }) => debit.kind)],
    ...[all(({ credit }) => credit.ownerKind), all(({ credit }) => credit.ownerId), all(({ credit }) => credit.kind)],
    all(currencyOf),
    all(({ amountMinor }) => amountMinor),
    all(({ actor }) => actor),
    all(({ reference }) => reference ?? null),
    all(({ goesWithPrevious }) => goesWithPrevious === true),
  ])
  if (rows.length !== transfers.length) throw new Error('the ledger did not answer every transfer of a batch')
  return rows.map(({ status, ...row }) =>
    status === 'skipped'
      ? { status }
      : toOutcome({ status, ...row }, { applied: transferDetails, refused: transferDetails }),
  )
}

function currencyOf({ scope, key, debit, credit }: BatchedTransfer): string {
  if (debit.currency !== credit.currency) throw new Error(`I-26: accounts of ${scope} ${key} differ in currency`)
  return debit.currency
}
