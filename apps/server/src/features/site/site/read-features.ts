import type { SiteFeatureState } from '@fairground/contract'
import type { Reader } from '../../../db/db.ts'
import { featureStates } from './feature.ts'
import type { Reach } from './reach.ts'
import { siteSettingsOf } from './site-settings.ts'
import { hasOpenInvitation, listSettings } from './site-store.ts'

/** Current state of every switch, uncached for editors. */
export async function readFeatures(reader: Reader, reach: Reach): Promise<SiteFeatureState[]> {
  const settings = siteSettingsOf(await listSettings(reader))
  return featureStates(settings, { hasOpenInvitation: await hasOpenInvitation(reader), reach })
}
