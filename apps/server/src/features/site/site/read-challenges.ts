import { type ChallengeSettings, challengeUses } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { challengeUsesOf, siteSettingsOf } from './site-settings.ts'
import { listSettings } from './site-store.ts'

/** What the operator decided, as it is at this moment: not from memory, since whoever changes it looks at it. */
export async function readChallenges({ config }: AppContext, reader: Reader): Promise<ChallengeSettings> {
  const settings = siteSettingsOf(await listSettings(reader))
  const on = challengeUsesOf(settings)
  const uses = Object.fromEntries(challengeUses.map((use) => [use, on.includes(use)]))
  return {
    uses: uses as ChallengeSettings['uses'],
    captchaThreshold: settings.captchaThreshold,
    showCaptcha: settings.showCaptcha,
    isInForce: config.hasChallenges,
  }
}
