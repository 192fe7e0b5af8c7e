import type { VendorTransaction } from '@fairground/contract/psw'

/** Our row of an id that a vendor's feed told. */
export interface OwnTransaction {
  transactionId: string
  state: string
  amountMinor: bigint | undefined
  currency: string | undefined
}

export type ExceptionKind =
  | 'escrowDiffers'
  | 'escrowLeft'
  | 'turnoverTooHigh'
  | 'missingHere'
  | 'missingThere'
  | 'amountDiffers'
  | 'stateDiffers'
  | 'notReplayed'
  | 'winAboveLimit'

/** Effect of a feed row: none, a payment owed, or a difference for staff. */
export function compare(
  theirs: VendorTransaction,
  ours: OwnTransaction | undefined,
): 'equal' | 'replay' | ExceptionKind {
  const { call, state, amount, currency } = theirs
  const isApplied = state === 'APPLIED'
  if (!ours) {
    if (!isApplied) return 'equal'
    // A bet is never invented: only its player can place it.
    return call === 'bet' ? 'missingHere' : 'replay'
  }
  if (call !== 'rollback' && isApplied !== hasMoved(ours) && state !== 'ROLLED_BACK') return 'stateDiffers'
  const isSameMoney = ours.amountMinor === BigInt(amount) && ours.currency === currency
  return call === 'rollback' || !isApplied || isSameMoney ? 'equal' : 'amountDiffers'
}

/** A bet rolled back later had moved money; its rollback has its own row. */
const hasMoved = ({ state }: OwnTransaction): boolean => state === 'APPLIED' || state === 'ROLLED_BACK'
