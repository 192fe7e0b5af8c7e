import type { Tx } from '../../../db/db.ts'
import { readTurnoverSettings } from '../../site/site/index.ts'
import { requiredOf, withDemand } from './turnover.ts'
import { addDemand, type Demand, isDemanded, lockStanding } from './turnover-store.ts'

/**
 * Asks that money which a member is about to be credited is played before it leaves, as often as the site asks of its kind.
 * Called before the money moves, so that a withdrawal sees neither or both.
 */
export async function demandTurnover(tx: Tx, money: Omit<Demand, 'percent' | 'requiredMinor'>): Promise<void> {
  const { [money.kind]: percent } = await readTurnoverSettings(tx)
  const requiredMinor = requiredOf(money.amountMinor, percent)
  if (requiredMinor <= 0n) return
  const standing = await lockStanding(tx, money)
  if (await isDemanded(tx, money)) return
  await addDemand(tx, { ...money, percent, requiredMinor }, withDemand(standing, requiredMinor))
}
