import { Counter } from 'prom-client'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { findVendorRules } from '../../catalogue/index.ts'
import { tellWinners } from '../../results/index.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'
import { addException } from '../reconciliation/reconciliation-store.ts'

const largeWins = new Counter({
  name: 'fairground_psw_large_wins_total',
  help: 'Wins above the limit of their vendor; they are paid, and a person is told',
})

interface Win {
  vendorId: string
  transactionId: string
  currency: string
  amountMinor: bigint
}

/**
 * Tells pages of a win for the winner board, and puts one above its vendor's limit before a person, once. A repeat of the
 * call does so too, for the case that the portal ended between the payment and this.
 */
export async function tellLargeWin(context: AppContext, win: Win, { code, state }: PswOutcome): Promise<void> {
  if (code !== 'OK' || state === 'HELD') return
  const { vendorId, transactionId, currency, amountMinor } = win
  await tellWinners(context, win)
  const { limits } = await findVendorRules(context, vendorId)
  const limitMinor = limits[currency]?.winMinorMax ?? null
  if (limitMinor === null || amountMinor <= limitMinor) return
  largeWins.inc()
  const detail = { amount: amountMinor.toString(), limit: limitMinor.toString(), currency }
  const at = context.clock.now()
  await transact(context.db, (tx) => addException(tx, { vendorId, transactionId, kind: 'winAboveLimit', detail, at }))
}
