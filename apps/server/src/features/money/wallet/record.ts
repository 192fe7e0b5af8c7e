import type { BalanceKind } from './transfer-kinds.ts'

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

/** What money of a member came from, or went for. */
export type MoneyPurpose = BalanceKind

/** What was received and spent for one purpose. */
export type MoneySum = Pick<MoneyDay, 'purpose' | 'receivedMinor' | 'spentMinor'>

/** A member's daily sums of one kind. */
export interface MoneyDay {
  /** Of the site, yyyy-MM-dd. */
  day: string
  kind: BalanceKind
  purpose: MoneyPurpose
  count: number
  receivedMinor: bigint
  spentMinor: bigint
}
