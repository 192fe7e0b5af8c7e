import type { TransferSettings } from '@fairground/contract'
import type { Reader } from '../../../db/db.ts'
import { siteSettingsOf } from './site-settings.ts'
import { listSettings } from './site-store.ts'

/** The guards of transfers between members, as the operator chose them. */
export const readTransferSettings = async (reader: Reader): Promise<TransferSettings> =>
  siteSettingsOf(await listSettings(reader)).transfers
