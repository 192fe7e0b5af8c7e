import type { TurnoverSettings } from '@fairground/contract'
import type { Reader } from '../../db/db.ts'
import { siteSettingsOf } from './site-settings.ts'
import { listSettings } from './site-store.ts'

/** How often deposits and gifts must be staked before money leaves, as the operator chose. */
export const readTurnoverSettings = async (reader: Reader): Promise<TurnoverSettings> =>
  siteSettingsOf(await listSettings(reader)).turnover
