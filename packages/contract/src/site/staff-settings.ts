import { Time } from '../base/common.ts'
import { contactAddressMax, contactTypes, socialNetworks } from '../base/contact-address.ts'
import { route } from '../base/route.ts'
import { isGameType, isImageBase, isOrigin, isOwnPath, isTagId, isWebPage } from '../base/web-address.ts'
import * as z from '../base/zod.ts'
import { HelpLine, helpLinesMax } from './help-line.ts'
import { appTypes, SiteLogo } from './site-hosts.ts'

const reads = { audience: 'staff', permission: 'site.read' } as const
const changes = { audience: 'staff', permission: 'site.manage' } as const

export const maintenanceTextMax = 280
export const contactTitleMax = 40
export const contactsMax = 8
export const blockedNetworksMax = 500
export const domainsMax = 50
export const hostsMax = 10
export const copyrightMax = 120
export const appLabelMax = 40

/** The site is closed from then on (at once without a time) until somebody opens it; `until` is what people are told. */
export const Maintenance = z.object({
  from: Time.optional(),
  until: Time.optional(),
  /** What visitors read on top of the standing words, by language. */
  texts: z.record(z.string().max(10), z.string().trim().max(maintenanceTextMax)).default({}),
})
export type Maintenance = z.infer<typeof Maintenance>

const address = z.string().trim().max(contactAddressMax)
const Contact = z.object({
  csType: z.enum(contactTypes),
  title: z.string().trim().min(1).max(contactTitleMax),
  url: address,
})
const Social = z.object({ network: z.enum(socialNetworks), url: address })
const CountryCode = z.string().regex(/^[A-Z]{2}$/)
const Host = z.string().regex(/^(?=.{1,120}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$/)

const Origins = z.array(z.string().refine(isOrigin)).max(hostsMax)
const DomainSetting = z.object({
  host: Host,
  gameTypes: z.array(z.string().refine(isGameType)).max(20),
  landing: z.union([z.literal(''), z.string().refine(isOwnPath)]),
  affiliateCode: z.string().trim().max(32),
})
const AppLink = z.object({
  labelNameEn: z.string().trim().min(1).max(appLabelMax),
  url: z.string().refine(isWebPage),
})

/** What the operator sets by hand, beside the form, the switches and the challenges. */
export const EditedSettings = z.object({
  /** The first is the one that buttons lead to. */
  customerService: z.array(Contact).max(contactsMax),
  socialLinks: z.array(Social).max(contactsMax),
  /** Whom players in trouble can turn to. */
  helpLines: z.array(HelpLine).max(helpLinesMax),
  /** In the notation of CIDR. */
  blockedNetworks: z.array(z.union([z.cidrv4(), z.cidrv6()])).max(blockedNetworksMax),
  blockedCountries: z.array(CountryCode).max(250),
  /** Hosts of the site beside its main one; where there is none, a sandbox is opened at any. */
  domains: z.array(Host).max(domainsMax),
  /** What a host has of its own, for the main one and any of `domains`. */
  domainRoutes: z.array(DomainSetting).max(domainsMax),
  /** Those that visitors choose from. */
  languages: z.array(z.string().max(10)).min(1).max(40),
  /** Of a browser that was never here. */
  defaultLanguage: z.string().max(10),
  /** Of a browser in which nobody chose one. */
  themeDefault: z.enum(['dark', 'light']),
  /** Instead of the site's own line at the foot of every page. */
  copyright: z.string().trim().max(copyrightMax),
  /** Pictures, and games of the house, come from one of these; from the site itself where there is none. */
  imageHosts: Origins,
  launchHosts: Origins,
  /** Without one nothing is measured. */
  gtagId: z.union([z.literal(''), z.string().refine(isTagId)]),
  resources: z.partialRecord(z.enum(appTypes), AppLink),
  /** The language TY: its vendors have another name, and bingo is a sub-category. */
  hasTy: z.boolean(),
  /** In place of the letters TCG that begin a vendor's name, where TY is on. */
  tcgAlias: z.string().trim().min(1).max(40),
  /** Pictures of vendors lie there, by vendor and type of games; empty for the site's own. */
  vendorImageBase: z.union([z.literal(''), z.string().max(200).refine(isImageBase)]),
  /** Characters of a message to the house. */
  feedbackMin: z.number().int().min(1).max(1_000),
  feedbackMax: z.number().int().min(1).max(4_000),
  /** Accounts that one home network may open in an hour; wider networks have more. */
  accountsPerHour: z.number().int().min(1).max(10_000),
})
export type EditedSettings = z.infer<typeof EditedSettings>

export const SiteSettingsState = EditedSettings.extend({
  maintenance: Maintenance.nullable(),
  /** The maintenance holds at this moment. */
  isClosed: z.boolean(),
  mainDomain: z.string(),
  /** Every language that has all its texts. */
  languagesKnown: z.array(z.string()),
  logo: SiteLogo.optional(),
  /** Without a table of address ranges no country is known, and none kept out. */
  hasAddressTable: z.boolean(),
  /** Says which state was changed: concurrent saves do not undo each other. */
  revision: z.string(),
})
export type SiteSettingsState = z.infer<typeof SiteSettingsState>

const confirmed = { revision: z.string().max(64), isConfirmed: z.boolean().default(false) }

export const staffSettings = {
  siteSettings: route({
    ...reads,
    method: 'GET',
    path: '/staff/site/settings',
    summary: 'Maintenance, ways to reach people, who is kept out, domains and language',
    input: z.object({}),
    value: SiteSettingsState,
  }),
  changeSiteSettings: route({
    ...changes,
    method: 'PUT',
    path: '/staff/site/settings',
    summary: 'Save what is named, the rest stays; what keeps people out has to be confirmed',
    input: z.object({ settings: EditedSettings.partial(), ...confirmed }),
    value: SiteSettingsState,
  }),
  changeMaintenance: route({
    ...changes,
    method: 'PUT',
    path: '/staff/site/maintenance',
    summary: 'Close the site, at once or from a time on, or open it; closing has to be confirmed',
    input: z.object({ maintenance: Maintenance.nullable(), ...confirmed }),
    value: SiteSettingsState,
  }),
  uploadLogo: route({
    ...changes,
    isUpload: true,
    method: 'POST',
    path: '/staff/site/logo',
    summary: 'The site’s own logo, PNG or JPEG; it is drawn anew, and a square mark is made of it',
    input: z.object({ file: z.file() }),
    value: SiteSettingsState,
  }),
  removeLogo: route({
    ...changes,
    method: 'DELETE',
    path: '/staff/site/logo',
    summary: 'Back to the logo that came with the site',
    input: z.object({}),
    value: SiteSettingsState,
  }),
}
