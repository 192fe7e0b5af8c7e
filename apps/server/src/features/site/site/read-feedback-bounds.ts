import type { Reader } from '../../../db/db.ts'
import { feedbackBoundsOf, siteSettingsOf } from './site-settings.ts'
import { listSettings } from './site-store.ts'

/** How many characters a message to the house has at least and at most, as it is at this moment. */
export const readFeedbackBounds = async (reader: Reader): Promise<{ lengthMin: number; lengthMax: number }> =>
  feedbackBoundsOf(siteSettingsOf(await listSettings(reader)))
