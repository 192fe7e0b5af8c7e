import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import { lockBoundGifts } from '../../../money/turnover/index.ts'
import { findBalances } from '../../../money/wallet/index.ts'
import type { AppliedCall } from './transaction.ts'

export interface TipRoom {
  availableMinor: bigint
  /** Without gifts that were not played through. */
  freeMinor: bigint
}

export interface Tipper {
  memberId: string
  currency: string
}

/** What of their money players may give away. No gift comes to them before the transaction ends. */
export async function lockTipRooms(
  tx: Tx,
  tippers: readonly Tipper[],
): Promise<(tipper: Tipper) => TipRoom | undefined> {
  if (tippers.length === 0) return () => undefined
  const rooms = new Map<string, TipRoom>()
  const inOrder = tippers.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))
  const bounds = new Map<string, bigint>()
  for (const tipper of inOrder) bounds.set(keyOf(tipper), await lockBoundGifts(tx, tipper))
  const find = await findBalances(tx, inOrder)
  for (const tipper of inOrder) {
    const availableMinor = find(tipper)?.availableMinor ?? 0n
    rooms.set(keyOf(tipper), { availableMinor, freeMinor: availableMinor - (bounds.get(keyOf(tipper)) ?? 0n) })
  }
  return (tipper) => rooms.get(keyOf(tipper))
}

const keyOf = ({ memberId, currency }: Tipper): string => `${memberId} ${currency}`

export const isTip = ({ moves }: AppliedCall): boolean => moves.some(({ call }) => call === 'tip')

export async function saveTips(tx: Tx, tips: readonly AppliedCall[], now: Date): Promise<void> {
  if (tips.length === 0) return
  await tx
    .insertInto('tips')
    .values(
      tips.flatMap(({ vendorId, roundId, gameCode, memberId, currency, moves }) =>
        moves.map(({ transactionId, amountMinor }) => ({
          vendor_id: vendorId,
          transaction_id: transactionId,
          round_id: roundId,
          game_code: gameCode,
          member_id: memberId,
          currency,
          amount_minor: amountMinor.toString(),
          given_at: now,
        })),
      ),
    )
    .execute()
}

export async function markTipTakenBack(tx: Tx, vendorId: string, transactionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('tips')
    .set({ taken_back_at: sql`coalesce(taken_back_at, ${now}::timestamptz)` })
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', '=', transactionId)
    .execute()
}
