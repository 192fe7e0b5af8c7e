import type { PswRequest } from '@fairground/contract/psw'
import type { Tx } from '../../../../db/db.ts'
import { bookJackpotShares, isPoolName, type JackpotShare, returnJackpotShares } from '../../../money/wallet/index.ts'
import type { GameFacts } from '../../catalogue/index.ts'
import type { AppliedCall } from '../money/transaction.ts'

type Shares = NonNullable<PswRequest<'bet'>['jackpotShares']>

/** Shares go to jackpots of the game, each pool once, and are less than the stake together. */
export function areSoundShares(
  shares: Shares,
  { vendorId, amount, currency }: { vendorId: string; amount: string; currency: string },
  game: GameFacts | undefined,
): boolean {
  const names = new Set(shares.map(({ jackpotId, tier }) => `${jackpotId} ${tier}`))
  const sumMinor = shares.reduce((sum, { increment, reserve }) => sum + BigInt(increment) + BigInt(reserve), 0n)
  const isKnown = ({ jackpotId, tier }: Shares[number]) =>
    game?.jackpotIds.includes(jackpotId) === true && isPoolName({ vendorId, jackpotId, tier, currency })
  return names.size === shares.length && sumMinor < BigInt(amount) && shares.every(isKnown)
}

/** As text for the hash that a repeat of the bet must have. */
export const textOfShares = (shares: Shares | undefined): { jackpotShares?: string } =>
  shares ? { jackpotShares: JSON.stringify(shares) } : {}

/** Books and remembers what of each bet joins jackpots, with the bets. */
export async function saveShares(tx: Tx, calls: readonly AppliedCall[], now: Date): Promise<void> {
  const shares = calls.flatMap(sharesOf)
  if (shares.length === 0) return
  await bookJackpotShares(tx, shares)
  await tx
    .insertInto('jackpot_shares')
    .values(
      shares.map((share) => ({
        ...{ vendor_id: share.vendorId, transaction_id: share.transactionId, jackpot_id: share.jackpotId },
        ...{ tier: share.tier, currency: share.currency, booked_at: now },
        ...{ increment_minor: share.incrementMinor.toString(), reserve_minor: share.reserveMinor.toString() },
      })),
    )
    .execute()
}

function sharesOf({ vendorId, currency, moves, jackpotShares = [] }: AppliedCall): JackpotShare[] {
  const bet = moves.find(({ call }) => call === 'bet')
  if (!bet) return []
  return jackpotShares.map(({ jackpotId, tier, increment, reserve }) => ({
    ...{ vendorId, transactionId: bet.transactionId, jackpotId, tier, currency },
    ...{ incrementMinor: BigInt(increment), reserveMinor: BigInt(reserve) },
  }))
}

/** The bet was taken back: its shares leave the pools with it. */
export async function takeSharesBack(tx: Tx, vendorId: string, transactionId: string, now: Date): Promise<void> {
  const rows = await tx
    .updateTable('jackpot_shares')
    .set({ returned_at: now })
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', '=', transactionId)
    .where('returned_at', 'is', null)
    .returningAll()
    .execute()
  await returnJackpotShares(
    tx,
    rows.map((row) => ({
      ...{ vendorId, transactionId, jackpotId: row.jackpot_id, tier: row.tier, currency: row.currency },
      ...{ incrementMinor: BigInt(row.increment_minor), reserveMinor: BigInt(row.reserve_minor) },
    })),
  )
}
