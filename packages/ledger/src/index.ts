export {
  type AccountKind,
  type AccountRef,
  type CloseResult,
  closeAccount,
  lockAvailable,
  type OwnerKind,
  openAccount,
} from './account.ts'
export {
  type AccountBalance,
  findBalance,
  getBalance,
  type HouseBalance,
  listHouseBalances,
  rollUpHouseBalances,
} from './balances.ts'
export {
  type BrokenDay,
  brokenDaysMax,
  countDays,
  type DaySpan,
  type DaySum,
  listBrokenDays,
  listDaySums,
} from './day-sums.ts'
export { type BlockDigest, digestBlocks } from './digest-blocks.ts'
export { findTransfer, type PostedTransfer } from './find-transfer.ts'
export { type HashedValue, hashOf } from './hash-of.ts'
export {
  type CaptureHold,
  type CaptureResult,
  captureHold,
  type HoldResult,
  type PlaceHold,
  placeHold,
  type ReleaseHold,
  type ReleaseResult,
  releaseHold,
} from './holds.ts'
export { ledgerMigrations } from './ledger-migrations.ts'
export { type BrokenInvariant, brokenInvariantsMax, listBrokenInvariants } from './list-broken-invariants.ts'
export { type Entry, type EntryPage, type EntryQuery, entriesPerPageMax, listEntries } from './list-entries.ts'
export { openMonths } from './open-months.ts'
export type { Command, Funds } from './outcome.ts'
export { type BatchedResult, type BatchedTransfer, postBatch, transfersPerBatchMax } from './post-batch.ts'
export {
  type PostBetween,
  type PostTransfer,
  postTransfer,
  postTransferBetween,
  type TransferDetails,
  type TransferRefusal,
  type TransferResult,
} from './post-transfer.ts'
export { type ReversalRefusal, type ReversalResult, type ReverseTransfer, reverseTransfer } from './reverse-transfer.ts'
