import type { Tx } from '../../../db/db.ts'
import { cashOf, clearingOf, tipsOf } from './accounts.ts'
import { type CashMove, moveCashInBatch } from './move-cash.ts'

export type VendorWinKind = 'win' | 'jackpot_win' | 'promo_win' | 'free_round_win'

export interface VendorMove {
  /**
   * A bet leaves the member's cash for the vendor's clearing account, a win of any kind comes back; a tip leaves it for the
   * tips of its table.
   */
  kind: 'bet' | 'tip' | VendorWinKind
  vendorId: string
  /** The vendor's own id of this movement, unique per vendor for ever. */
  transactionId: string
  memberId: string
  currency: string
  /** Above zero. */
  amountMinor: bigint
  /** What it belongs to: the round, the campaign, the grant of free rounds. */
  roundId: string
  /** Whose table a tip is given at. */
  gameCode?: string
  /** Moves only if the one before it in the list is applied: both or neither. */
  goesWithPrevious?: boolean
}

export interface VendorMoved {
  /** `insufficient` is remembered too: the same transaction id stays refused. */
  status: 'applied' | 'insufficient'
  portalTransactionId: string
  /** What can be staked after it. */
  balanceMinor: bigint
  version: number
}

export const vendorScope = 'vendor'
export const vendorKeyOf = (vendorId: string, transactionId: string): string => `${vendorId}:${transactionId}`
export const portalIdOf = (transferId: bigint): string => `trf_${transferId}`

/**
 * Moves bets and wins of many members in one call, each decided on its own in this order, once per vendor and transaction
 * id. Undefined for one that went with a refused one. Nobody is told inside the transaction, because a notification makes
 * commits wait for each other: the caller hints after it.
 */
export async function moveVendorMoney(tx: Tx, moves: readonly VendorMove[]): Promise<(VendorMoved | undefined)[]> {
  const moved = await moveCashInBatch(tx, moves.map(cashMoveOf))
  return moved.map(
    (move) =>
      move && {
        status: move.status,
        portalTransactionId: portalIdOf(move.transferId),
        balanceMinor: move.availableMinor,
        version: move.version,
      },
  )
}

function cashMoveOf(move: VendorMove): CashMove & { goesWithPrevious: boolean } {
  const { kind, vendorId, transactionId, memberId, currency, amountMinor, roundId } = move
  const cash = cashOf(memberId, currency)
  const house =
    kind === 'tip' ? tipsOf({ vendorId, gameCode: move.gameCode ?? '' }, currency) : clearingOf(vendorId, currency)
  const [debit, credit] = kind === 'bet' || kind === 'tip' ? [cash, house] : [house, cash]
  return {
    memberId,
    kind,
    debit,
    credit,
    amountMinor,
    scope: vendorScope,
    key: vendorKeyOf(vendorId, transactionId),
    reference: `${vendorId}:${roundId}`,
    actor: `vendor:${vendorId}`,
    goesWithPrevious: move.goesWithPrevious === true,
  }
}
