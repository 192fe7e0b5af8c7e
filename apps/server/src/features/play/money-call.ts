import type { PswCode } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { type Tx, transact } from '../../db/db.ts'
import { hint } from '../../lib/live-hints.ts'
import type { VendorMoved } from '../wallet/index.ts'
import { withBalance } from './answer-money.ts'
import { lockPlayer } from './player-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'

interface MoneyCall {
  vendor: SignedVendor
  playerId: string
  /** Of the balance in the answer, unless the outcome names one. */
  currency?: string
  /** Answered for a player this vendor does not have. */
  unknownPlayer: PswCode
}

/** An outcome with the balance that the movement left. */
export const movedOutcome = (code: PswCode, moved: VendorMoved, currency: string): PswOutcome => ({
  code,
  portalTransactionId: moved.portalTransactionId,
  balance: moved.balanceMinor.toString(),
  balanceVersion: moved.version,
  currency,
})

/**
 * Runs the work in one transaction under the player's lock; the attempt's nonce is taken with it. Adds the balance where
 * nothing moved, and lets the player's open pages know when something did.
 */
export async function runMoneyCall(
  context: AppContext,
  { vendor, playerId, currency, unknownPlayer }: MoneyCall,
  work: (tx: Tx, memberId: string) => Promise<PswOutcome>,
): Promise<PswOutcome> {
  const { outcome, toldMemberId } = await transact(context.db, async (tx): Promise<Done> => {
    const { isNew, memberId } = await lockPlayer(tx, vendor, playerId, context.clock.now())
    if (!isNew) return { outcome: { code: 'REPLAYED_REQUEST' } }
    if (memberId === undefined) return { outcome: { code: unknownPlayer } }
    const worked = await work(tx, memberId)
    if (worked.balance !== undefined)
      return { outcome: worked, toldMemberId: worked.code === 'OK' ? memberId : undefined }
    return { outcome: await withBalance(tx, worked, memberId, worked.currency ?? currency) }
  })
  const { balanceVersion: version = 0 } = outcome
  if (toldMemberId !== undefined) hint(context, toldMemberId, 'balance.changed', { version })
  return outcome
}

interface Done {
  outcome: PswOutcome
  /** Whose balance changed. */
  toldMemberId?: string
}
