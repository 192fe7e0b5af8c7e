import { formatAmount, getCurrency } from '@fairground/money'
import type { Tx } from '../../../db/db.ts'
import { type Refused, refuse } from '../../../lib/outcome.ts'
import { lockStanding, type Whose } from './turnover-store.ts'

/** Money leaves when all that was asked for is played; until then a refusal that names what is left. */
export async function refuseTurnover(tx: Tx, whose: Whose): Promise<Refused | undefined> {
  const { leftMinor } = await lockStanding(tx, whose)
  if (leftMinor === 0n) return undefined
  const bound = formatAmount(leftMinor, getCurrency(whose.currency))
  return refuse('LIMIT', { value: { limit: { kind: 'turnover', bound } } })
}
