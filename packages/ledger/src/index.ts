export {
  closeAccount,
  openAccount,
  type AccountKind,
  type AccountRef,
  type CloseResult,
  type OwnerKind,
} from './account.ts'
export {
  getBalance,
  listHouseBalances,
  rollUpHouseBalances,
  type AccountBalance,
  type HouseBalance,
} from './balances.ts'
export { findTransfer, type PostedTransfer } from './find-transfer.ts'
export { hashOf, type HashedValue } from './hash-of.ts'
export {
  captureHold,
  placeHold,
  releaseHold,
  type CaptureHold,
  type CaptureResult,
  type HoldResult,
  type PlaceHold,
  type ReleaseHold,
  type ReleaseResult,
} from './holds.ts'
export { ledgerMigrations } from './ledger-migrations.ts'
export { brokenInvariantsMax, listBrokenInvariants, type BrokenInvariant } from './list-broken-invariants.ts'
export { entriesPerPageMax, listEntries, type Entry, type EntryPage, type EntryQuery } from './list-entries.ts'
export type { Command, Funds } from './outcome.ts'
export {
  postTransfer,
  type PostTransfer,
  type TransferDetails,
  type TransferRefusal,
  type TransferResult,
} from './post-transfer.ts'
export { reverseTransfer, type ReversalRefusal, type ReversalResult, type ReverseTransfer } from './reverse-transfer.ts'
