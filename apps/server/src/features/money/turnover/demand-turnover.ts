import type { Tx } from '../../../db/db.ts'
import { readPolicyOn } from '../../people/policy/index.ts'
import { readTurnoverSettings } from '../../site/site/index.ts'
import { requiredOf, withDemand } from './turnover.ts'
import { addDemand, type Demand, isDemanded, lockStanding } from './turnover-store.ts'

/**
 * Asks that money which a member is about to be credited is played before it leaves, as often as the site asks of its kind,
 * and of a gift no more often than its rules allow.
 * Called before the money moves, so that a withdrawal sees neither or both.
 */
export async function demandTurnover(tx: Tx, money: Omit<Demand, 'percent' | 'requiredMinor'>): Promise<void> {
  const { [money.kind]: wanted } = await readTurnoverSettings(tx)
  const percent = money.kind === 'deposit' ? wanted : await boundedPercent(tx, wanted, money.at)
  const requiredMinor = requiredOf(money.amountMinor, percent)
  if (requiredMinor <= 0n) return
  const standing = await lockStanding(tx, money)
  if (await isDemanded(tx, money)) return
  await addDemand(tx, { ...money, percent, requiredMinor }, withDemand(standing, requiredMinor))
}

async function boundedPercent(tx: Tx, wanted: number, at: Date): Promise<number> {
  const { giftTurnoverPercentMax: max } = await readPolicyOn(tx, at.toISOString().slice(0, 10))
  return max === null ? wanted : Math.min(wanted, max)
}
