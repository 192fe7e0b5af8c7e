import {
  type AgentFeature,
  AppResource,
  agentFeatures,
  appTypes,
  type ChallengeUse,
  Country,
  CustomerServiceEntry,
  challengeUses,
  HelpLine,
  Maintenance,
  PayoutSettings,
  RegistrationRule,
  registrationFields,
  SocialLink,
  TransferSettings,
  TurnoverSettings,
  type WhitelabelFlag,
  wantsCode,
  whitelabelFlags,
} from '@fairground/contract'
import { defaultLanguage, displayLanguages, languages } from '@fairground/i18n'
import * as z from 'zod'
import { countryDefaults } from './country-defaults.ts'
import { provesNumbers, type Reach } from './reach.ts'
import { type RegistrationRules, ruleDefaults } from './rule-defaults.ts'

/** Flags that wait for the operator; the others are on until somebody turns them off. */
const offAtFirst: ReadonlySet<WhitelabelFlag> = new Set(['PWDEXPFORCECHANGE3', 'REGMOBVERF3'])

/** One key a row of `site_settings`; what has no row has its default. */
const SiteSettings = z.object({
  flags: z.partialRecord(z.enum(whitelabelFlags), z.boolean()).default({}),
  agentFeatures: z.partialRecord(z.enum(agentFeatures), z.boolean()).default({}),
  maintenance: Maintenance.nullable().default(null),
  registrationFields: z.partialRecord(z.enum(registrationFields), RegistrationRule.partial()).default({}),
  challenges: z.partialRecord(z.enum(challengeUses), z.boolean()).default({}),
  /** Wrong log-ins of one name after which the picture of letters is wanted too. */
  captchaThreshold: z.number().int().min(1).max(9).default(3),
  /** Whether it is wanted from the first log-in on. */
  showCaptcha: z.boolean().default(false),
  ageMin: z.number().int().min(18).default(18),
  countries: z
    .array(Country.omit({ name: true }))
    .min(1)
    .default([...countryDefaults]),
  /** On: no answer says whether an account exists. Off: recovery by e-mail names the mistake. */
  hideAccountExistence: z.boolean().default(false),
  /** Of the password that accounts are handed over with, where the operator fixed one. */
  initialPasswordHash: z.string().nullable().default(null),
  /** Minutes after which a payout that nobody spoke of counts as received. */
  autoReceiptMinutes: PayoutSettings.shape.autoReceiptMinutes.default(1440),
  transfers: TransferSettings.default({ min: '10.00', dailyMax: '100000000.00' }),
  turnover: TurnoverSettings.default({
    ...{ deposit: 100, bonus: 500, rebate: 100, cashBack: 100, points: 100, freeRounds: 500 },
  }),
  /** Characters of a message to the house. */
  feedbackMin: z.number().int().min(1).max(1_000).default(10),
  feedbackMax: z.number().int().min(1).max(4_000).default(500),
  /** Accounts per network and hour; a carrier's network may serve many people. */
  accountsPerHour: z.number().int().min(1).max(10_000).default(60),
  /** Off: agents use their centre, and games are for members only. */
  agentMayPlay: z.boolean().default(true),
  merchant: z.string().default('fairground'),
  domains: z.array(z.string()).default([]),
  domainRoutes: z
    .array(
      z.object({ host: z.string(), gameTypes: z.array(z.string()), landing: z.string(), affiliateCode: z.string() }),
    )
    .default([]),
  /** Origins that stand in for the site's own; none, and the own one serves. */
  imageHosts: z.array(z.string()).default([]),
  launchHosts: z.array(z.string()).default([]),
  /** Of the analytics service; empty, and nothing is measured. */
  gtagId: z.string().default(''),
  resources: z.partialRecord(z.enum(appTypes), AppResource).default({}),
  /** The operator's own; its pictures are in `site_pictures`. */
  logo: z
    .object({ id: z.string(), faviconId: z.string(), width: z.number().int(), height: z.number().int() })
    .nullable()
    .default(null),
  copyright: z.string().default(''),
  hasTy: z.boolean().default(false),
  tcgAlias: z.string().default('Lotto House'),
  vendorImageBase: z.string().default(''),
  /** Nobody enters from these, in the notation of CIDR. */
  blockedNetworks: z.array(z.union([z.cidrv4(), z.cidrv6()])).default([]),
  /** Nobody enters from these, where the table of addresses says so; ISO 3166-1. */
  blockedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  customerService: z.array(CustomerServiceEntry).default([]),
  socialLinks: z.array(SocialLink).default([]),
  helpLines: z.array(HelpLine).default([]),
  languages: z
    .array(z.enum(displayLanguages))
    .min(1)
    .default([...languages]),
  defaultLanguage: z.enum(displayLanguages).default(defaultLanguage),
  themeDefault: z.enum(['dark', 'light']).default('dark'),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** Settings from their rows. @throws ZodError when a row cannot be what its key says */
export const siteSettingsOf = (rows: readonly { key: string; value: unknown }[]): SiteSettings =>
  SiteSettings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))

/** How many characters a message to the house has at least and at most. */
export const feedbackBoundsOf = ({ feedbackMin, feedbackMax }: SiteSettings) => ({
  lengthMin: feedbackMin,
  lengthMax: feedbackMax,
})

/** Where games of the house are launched from; one of them by chance. */
export const launchHostsOf = ({ launchHosts }: SiteSettings, gamesUrl: string): string[] =>
  launchHosts.length > 0 ? launchHosts : [gamesUrl]

/** The ten flags as they take effect. */
export const flagsOf = ({ flags }: SiteSettings): Record<WhitelabelFlag, boolean> => {
  const entries = whitelabelFlags.map((flag) => [flag, flags[flag] ?? !offAtFirst.has(flag)])
  return Object.fromEntries(entries) as Record<WhitelabelFlag, boolean>
}

/** Which kinds of contracts agents may offer; each is on until somebody turns it off, and none is without the agent policy. */
export function agentFeaturesOf(settings: SiteSettings): Record<AgentFeature, boolean> {
  const { AGENTPOLICY3 } = flagsOf(settings)
  const entries = agentFeatures.map((feature) => [feature, AGENTPOLICY3 && (settings.agentFeatures[feature] ?? true)])
  return Object.fromEntries(entries) as Record<AgentFeature, boolean>
}

/** Calls that a challenge stands before: all, but for those that the operator took out. */
export const challengeUsesOf = ({ challenges }: SiteSettings): ChallengeUse[] =>
  challengeUses.filter((use) => challenges[use] ?? true)

/** The rules in force. Where nobody registers without an invitation, the form asks for one and it must be given. */
export function registrationRulesOf(settings: SiteSettings): RegistrationRules {
  const rules = ownRulesOf(settings)
  if (flagsOf(settings).DIRECTREG3) return rules
  return { ...rules, affiliateCode: { ...rules.affiliateCode, enabled: true, required: true } }
}

/** The rules as the operator chose them. */
export function ownRulesOf({ registrationFields: chosen }: SiteSettings): RegistrationRules {
  const entries = registrationFields.map((field) => [field, { ...ruleDefaults[field], ...chosen[field] }])
  return Object.fromEntries(entries) as RegistrationRules
}

type Flags = Record<WhitelabelFlag, boolean>

/**
 * Ways to log in that work, the first is the one shown. Where accounts have passwords these are one; with no way at
 * all nobody could enter.
 */
export function loginModulesOf(flags: Flags, reach: Reach): ('username' | 'sms')[] {
  const hasPasswords = flags.USERNAMEREG3 || flags.MOBILENUMPASSREG3
  if (!flags.MOBILEVERCODELOGIN3 || !provesNumbers(reach)) return ['username']
  return hasPasswords ? ['username', 'sms'] : ['sms']
}

/** Ways to register that work: one that asks for a code needs somebody who sends it. */
export function registerModulesOf(flags: Flags, reach: Reach): ('register' | 'registerMobile')[] {
  const open = [
    ...(flags.USERNAMEREG3 ? ['register' as const] : []),
    ...(flags.MOBILENUMREG3 ? ['registerMobile' as const] : []),
  ]
  return open.filter((mode) => !wantsCode(mode, flags) || provesNumbers(reach))
}
