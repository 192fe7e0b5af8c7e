import { type TurnoverSettings, turnoverKinds } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { type Refused, refuse } from '../../../lib/outcome.ts'
import { readPolicy } from '../../people/policy/index.ts'
import { readTurnoverSettings } from './read-turnover.ts'

/** Why gifts may not be given under these settings: LIMIT with the percentage that the rules of the site allow. */
export async function refuseGiftTurnover(
  app: Pick<AppContext, 'clock' | 'config'>,
  reader: Reader,
  settings?: TurnoverSettings,
): Promise<Refused | undefined> {
  const { giftTurnoverPercentMax: max } = await readPolicy(app, reader)
  if (max === null) return undefined
  const asked = settings ?? (await readTurnoverSettings(reader))
  const isOver = turnoverKinds.some((kind) => kind !== 'deposit' && asked[kind] > max)
  const limit = { kind: 'giftTurnover', bound: String(max) }
  return isOver ? refuse('LIMIT', { text: 'LIMIT.giftTurnover', value: { limit } }) : undefined
}
