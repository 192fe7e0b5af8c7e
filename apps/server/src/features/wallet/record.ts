/** One line of a member's account record. */
export interface RecordEntry {
  id: string
  transferKind: string
  /** Signed: positive when the member received it. */
  amountMinor: bigint
  balanceAfterMinor: bigint
  reference: string | undefined
  createdAt: Date
}
