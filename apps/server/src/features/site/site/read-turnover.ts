import type { TurnoverSettings } from '@fairground/contract'
import type { Reader } from '../../../db/db.ts'
import { siteSettingsOf } from './site-settings.ts'
import { listSettings } from './site-store.ts'

/** Turnover the operator requires of deposits and gifts before a withdrawal. */
export const readTurnoverSettings = async (reader: Reader): Promise<TurnoverSettings> =>
  siteSettingsOf(await listSettings(reader)).turnover
