import type { PayoutSettings } from '@fairground/contract'
import type { Reader } from '../../../db/db.ts'
import { siteSettingsOf } from './site-settings.ts'
import { listSettings } from './site-store.ts'

/** What the operator decided, as it is at this moment. */
export async function readPayouts(reader: Reader): Promise<PayoutSettings> {
  const { autoReceiptMinutes } = siteSettingsOf(await listSettings(reader))
  return { autoReceiptMinutes }
}

/** When a payout that leaves the bank at `at` counts as received without a word. */
export async function autoReceiptAfter(reader: Reader, at: Date): Promise<Date> {
  const { autoReceiptMinutes } = await readPayouts(reader)
  return new Date(at.getTime() + autoReceiptMinutes * 60_000)
}
