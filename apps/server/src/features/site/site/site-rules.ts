import type { AgentFeature, ChallengeUse, RegistrationFacts, WhitelabelFlag } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { getSite, type Site } from './get-site.ts'
import { readReach } from './reach.ts'
import type { RegistrationRules } from './rule-defaults.ts'
import { agentFeaturesOf, challengeUsesOf, flagsOf, loginModulesOf, registrationRulesOf } from './site-settings.ts'

export interface SiteRules {
  flags: Record<WhitelabelFlag, boolean>
  /** Which kinds of contracts agents have; all off without the agent policy. */
  agentFeatures: Record<AgentFeature, boolean>
  registration: RegistrationRules
  facts: RegistrationFacts
  termsVersion: string
  /** Versions of the terms with which a member is asked for no newer one. */
  sufficientTerms: ReadonlySet<string>
  /** Calls that a challenge stands before; none where the sandbox is without. */
  challengeUses: ChallengeUse[]
  /** Wrong log-ins before the captcha is wanted; 0 wants it always. */
  captchaThreshold: number
  hideAccountExistence: boolean
  agentMayPlay: boolean
  /** Names and pictures of vendors. */
  vendorLook: { tcgAlias: string | undefined; imageBase: string }
  /** The site's own name among those of its platform. */
  merchant: string
  /** Of the password that accounts are handed over with; null for one of chance each. */
  initialPasswordHash: string | null
}

type Settled = Omit<SiteRules, 'facts'>
const settledOf = new WeakMap<Site, Settled>()

/** What the site's operator allows at this moment. */
export async function getSiteRules(context: AppContext): Promise<SiteRules> {
  const site = await getSite(context)
  const { ageMin } = site
  const { countries } = site.settings
  const known = settledOf.get(site) ?? settle(site)
  settledOf.set(site, known)
  return {
    ...known,
    facts: { minAge: ageMin, today: siteDay(context), countries },
    challengeUses: context.config.hasChallenges ? known.challengeUses : [],
  }
}

/** Derived from the settings and cached, because every call uses it. */
const settle = ({ settings, terms, hasLoginAlarm }: Site): Settled => ({
  flags: flagsOf(settings),
  agentFeatures: agentFeaturesOf(settings),
  registration: registrationRulesOf(settings),
  termsVersion: terms.version,
  sufficientTerms: terms.sufficient,
  challengeUses: challengeUsesOf(settings),
  captchaThreshold: settings.showCaptcha || hasLoginAlarm ? 0 : settings.captchaThreshold,
  hideAccountExistence: settings.hideAccountExistence,
  agentMayPlay: settings.agentMayPlay,
  vendorLook: { tcgAlias: settings.hasTy ? settings.tcgAlias : undefined, imageBase: settings.vendorImageBase },
  merchant: settings.merchant,
  initialPasswordHash: settings.initialPasswordHash,
})

export async function hasLoginModule(context: AppContext, module: 'username' | 'sms'): Promise<boolean> {
  const { flags } = await getSiteRules(context)
  return loginModulesOf(flags, await readReach(context)).includes(module)
}
