import type { AppContext } from '../../../../context.ts'
import { type Tx, transact } from '../../../../db/db.ts'
import { type Actor, recordAudit } from '../../../../lib/audit.ts'
import { announce } from '../../../../lib/live-events.ts'
import { areInOneHand } from '../../../../lib/one-hand.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { moveVendorMoney } from '../../../money/wallet/index.ts'
import { moneyParam, notify } from '../../../talk/inbox/index.ts'
import { addExtra } from '../money/round-store.ts'
import { saveUnheld } from '../money/transaction-store.ts'
import { type JackpotHold, lockHold, saveFirstYes, saveReleased } from './jackpot-hold-store.ts'

interface Yes {
  vendorId: string
  transactionId: string
  actor: Actor & { id: string }
}

/**
 * One person's yes to a jackpot that is held; with the second person's it is paid, once. Refusals: NOT_FOUND when none is
 * held, FOUR_EYES for the same person again.
 */
export async function releaseJackpot(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { vendorId, transactionId, actor }: Yes,
): Promise<Outcome<'first' | 'paid'>> {
  return transact(db, async (tx) => {
    const hold = await lockHold(tx, vendorId, transactionId)
    if (!hold) return refuse('NOT_FOUND')
    const now = clock.now()
    if (hold.firstBy !== null && (await areInOneHand(tx, hold.firstBy, actor.id, now))) return refuse('FOUR_EYES')
    const isFirst = hold.firstBy === null
    const { memberId, currency } = hold
    const detail = { vendorId, memberId, currency, amountMinor: hold.amountMinor.toString() }
    const action = isFirst ? 'jackpot.release-asked' : 'jackpot.released'
    await recordAudit(tx, { actor, action, subject: transactionId, detail })
    if (isFirst) await saveFirstYes(tx, hold.id, actor.id, now)
    else await pay(tx, hold, actor.id, now)
    return ok(isFirst ? 'first' : 'paid')
  })
}

async function pay(tx: Tx, hold: JackpotHold, by: string, now: Date): Promise<void> {
  const { id, vendorId, transactionId, memberId, currency, amountMinor, roundId } = hold
  const move = { kind: 'jackpot_win', vendorId, transactionId, memberId, currency, amountMinor, roundId } as const
  const [moved] = await moveVendorMoney(tx, [move])
  if (moved?.status !== 'applied') throw new Error(`the jackpot ${vendorId}:${transactionId} could not be paid`)
  await addExtra(tx, { vendorId, roundId, amountMinor })
  await saveUnheld(tx, { vendorId, transactionId, portalTransactionId: moved.portalTransactionId, now })
  await saveReleased(tx, id, by, now)
  await notify(tx, {
    memberId,
    template: 'jackpot.paid',
    params: { amount: moneyParam(amountMinor, currency) },
    at: now,
  })
  announce(tx, memberId, 'balance.changed', { version: moved.version })
}
