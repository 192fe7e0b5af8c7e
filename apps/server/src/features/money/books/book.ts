export interface BookSide {
  accountId: string
  ownerKind: 'member' | 'vendor' | 'table' | 'seat' | 'house'
  ownerId: string
  ownerName: string
  kind: string
}

export interface BookAccount extends BookSide {
  currency: string
  balanceMinor: bigint
  heldMinor: bigint
}

export interface BookTransfer {
  transferId: string
  scope: string
  key: string
  kind: string
  /** Null: applied. */
  code: string | null
  amountMinor: bigint
  currency: string
  debit: BookSide
  credit: BookSide
  reference: string | null
  reverses: string | null
  reversedBy: string | null
  actor: string
  createdAt: Date
  /** Of the account whose list this is. */
  balanceAfterMinor?: bigint | undefined
}

export interface BookEntry {
  entryId: string
  accountId: string
  amountMinor: bigint
  balanceAfterMinor: bigint | undefined
}
