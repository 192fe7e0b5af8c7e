import type { Difference, ReconciliationLine } from '@fairground/contract'

export type Source = ReconciliationLine['source']

/** An order and the transfer of the same key; one of them may be missing. */
export interface Pair {
  /** Of the order. */
  id: string
  transferId: string | undefined
  orderMinor: bigint | undefined
  ledgerMinor: bigint | undefined
}

export interface Side {
  count: number
  amountMinor: bigint
}

export interface Line {
  source: Source
  /** Of bets, wins and what took them back. */
  vendorId: string | undefined
  vendorName: string | undefined
  orders: Side
  ledger: Side
  differenceCount: number
  /** The first pairs that are not equal. */
  differences: Pair[]
}

/** What is wrong with a pair that is not equal. */
export function differenceOf({ orderMinor, ledgerMinor }: Pair): Difference['kind'] {
  if (ledgerMinor === undefined) return 'notInLedger'
  return orderMinor === undefined ? 'notInOrders' : 'amountDiffers'
}
