import type { ChallengeUse, RegistrationFacts, WhitelabelFlag } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import { siteDay } from '../../lib/site-day.ts'
import { getSite } from './get-site.ts'
import type { RegistrationRules } from './rule-defaults.ts'
import { challengeUsesOf, flagsOf, loginModulesOf, registrationRulesOf } from './site-settings.ts'

export interface SiteRules {
  flags: Record<WhitelabelFlag, boolean>
  registration: RegistrationRules
  facts: RegistrationFacts
  termsVersion: string
  /** Calls that a challenge stands before; none where the sandbox is without. */
  challengeUses: ChallengeUse[]
  /** Wrong log-ins before the captcha is wanted; 0 wants it always. */
  captchaThreshold: number
  hideAccountExistence: boolean
}

/** What the site's operator allows at this moment. */
export async function getSiteRules(context: AppContext): Promise<SiteRules> {
  const { settings, termsVersion } = await getSite(context)
  return {
    flags: flagsOf(settings),
    registration: registrationRulesOf(settings),
    facts: { minAge: settings.ageMin, today: siteDay(context), countries: settings.countries },
    termsVersion,
    challengeUses: context.config.hasChallenges ? challengeUsesOf(settings) : [],
    captchaThreshold: settings.showCaptcha ? 0 : settings.captchaThreshold,
    hideAccountExistence: settings.hideAccountExistence,
  }
}

export async function hasLoginModule(context: AppContext, module: 'username' | 'sms'): Promise<boolean> {
  const { flags } = await getSiteRules(context)
  return loginModulesOf(flags).includes(module)
}
