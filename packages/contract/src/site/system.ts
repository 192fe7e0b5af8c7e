import { Time } from '../base/common.ts'
import { contactTypes, socialNetworks } from '../base/contact-address.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { ChallengeUse } from '../people/challenge.ts'
import { SocialProvider } from '../people/social-provider.ts'
import { HelpLine } from './help-line.ts'
import { AppResource, appTypes, DomainRoute, SiteLogo } from './site-hosts.ts'

export const whitelabelFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'AGENTPOLICY3',
  'CHNGPASSVERIF3',
] as const
export const WhitelabelFlag = z.enum(whitelabelFlags)
export type WhitelabelFlag = z.infer<typeof WhitelabelFlag>

/** Kinds of contract between an agent and a downline, each a switch of its own. */
export const agentFeatures = ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary'] as const
export const AgentFeature = z.enum(agentFeatures)
export type AgentFeature = z.infer<typeof AgentFeature>

export const RegistrationRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.number().int(),
  maxLength: z.number().int(),
  patternId: z.number().int().min(1).max(21),
  acceptedPattern: z.string(),
  type: z.enum(['text', 'password', 'date', 'number', 'select']),
})
export type RegistrationRule = z.infer<typeof RegistrationRule>

/** Where a mobile number may be from, and how many digits follow the dialling code there. */
export const Country = z.object({
  /** ISO 3166-1. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** Without the plus. */
  countryDialingCode: z.string().regex(/^[1-9][0-9]{0,3}$/),
  name: z.string(),
  minDigits: z.number().int().min(4).max(15),
  maxDigits: z.number().int().min(4).max(15),
})
export type Country = z.infer<typeof Country>

export const NavItem = z.object({ name: z.string(), icon: z.string(), gameType: z.string(), page: z.string() })
export type NavItem = z.infer<typeof NavItem>

export const CustomerServiceEntry = z.object({
  csType: z.enum(contactTypes),
  title: z.string(),
  url: z.string(),
})
export const SocialLink = z.object({ network: z.enum(socialNetworks), url: z.string() })

const flags = z.record(WhitelabelFlag, z.boolean())

/** A public key for encrypted bodies: a JWK (RFC 7517). */
export const EncryptionJwk = z.object({
  kid: z.string(),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
})
export type EncryptionJwk = z.infer<typeof EncryptionJwk>

export const SystemStatus = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenance: z.boolean(),
  /** When it begins, while that is announced and still to come. */
  maintenanceFrom: Time.optional(),
  maintenanceUntil: Time.optional(),
  /** The operator's own words about it, by language. */
  maintenanceTexts: z.record(z.string(), z.string()).optional(),
  regionRestriction: z.boolean(),
  location: z.object({ ip: z.string(), country: z.string().optional() }),
  domainValid: z.boolean(),
  mainDomain: z.string(),
  /** Of the host that was asked for. */
  domainRoute: DomainRoute,
  /** The apps that can be had, by their kind. */
  resources: z.partialRecord(z.enum(appTypes), AppResource),
  whitelabelVal: flags,
  /** A signed profile for the home screen of an iPhone can be had. */
  hasAppleProfile: z.boolean(),
  analytics: z.object({ gtagId: z.string().optional() }),
  /** Hosts of pictures and of launched games; a page takes one of each by chance. */
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  customerService: z.array(CustomerServiceEntry),
  socialLinks: z.array(SocialLink),
  /** Of the visitor's country, and of everywhere; of all countries where his is not known. */
  helpLines: z.array(HelpLine),
  merchant: z.string(),
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  themeDefault: z.enum(['dark', 'light']),
  /** The operator's own, where there is one. */
  logo: SiteLogo.optional(),
  /** The line at the foot of every page; without one the site says its own. */
  copyright: z.string().optional(),
  /** Says which state of settings, rules and terms this is: another state has another name. */
  revision: z.string(),
  timeZone: z.string(),
  /** How many characters a message to the house has. */
  feedback: z.object({ lengthMin: z.number().int(), lengthMax: z.number().int() }),
  sandbox: z.boolean(),
  /** People of the demo world play by themselves among the others. */
  hasDemoPeople: z.boolean(),
  gamesOrigin: z.string(),
  /** What bodies of encrypted calls are encrypted to. */
  encryptionKey: EncryptionJwk,
  /** An encrypted body says when it was made by this clock. */
  serverTime: Time,
})

export const system = {
  status: route({
    method: 'GET',
    path: '/wps/system/status',
    audience: 'anyone',
    summary: 'State, permissions and settings of the site',
    input: z.object({ host: z.string().max(255).optional() }),
    value: SystemStatus,
  }),
  ping: route({
    method: 'GET',
    path: '/wps/system/ping',
    audience: 'anyone',
    summary: 'An answer, to measure how long one takes',
    input: z.object({}),
    value: z.object({ time: Time }),
  }),
  domainRoute: route({
    method: 'GET',
    path: '/wps/system/domainRoute',
    audience: 'anyone',
    summary: 'What one host of the site has of its own',
    input: z.object({ host: z.string().max(255).optional() }),
    value: DomainRoute,
  }),
  whitelabel: route({
    method: 'GET',
    path: '/wps/system/whitelabel',
    audience: 'anyone',
    summary: 'Whitelabel flags and the navigation menu',
    input: z.object({}),
    value: z.object({
      flags,
      features: z.record(AgentFeature, z.boolean()),
      loginModules: z.array(z.enum(['username', 'sms'])),
      registerModules: z.array(z.enum(['register', 'registerMobile'])),
      /** By what the site can send codes and links; a way that needs the other is not offered. */
      channels: z.object({ sms: z.boolean(), email: z.boolean() }),
      /** Calls that a challenge stands before. */
      challenge: z.object({ slider: z.boolean(), uses: z.array(ChallengeUse) }),
      /** Services by which people may be signed in. */
      social: z.record(SocialProvider, z.boolean()),
      /** Who sends and checks the codes of registration and log-in in the site's place; `url` and `apiKey` where it is on. */
      identityProvider: z.object({ sms: z.boolean(), url: z.string().optional(), apiKey: z.string().optional() }),
      showCaptcha: z.boolean(),
      menu: z.array(NavItem),
    }),
  }),
  registerSettings: route({
    method: 'GET',
    path: '/wps/system/setting/register',
    audience: 'anyone',
    summary: 'Rule of every registration field',
    input: z.object({}),
    value: z.object({
      fields: z.record(z.string(), RegistrationRule),
      _meta: z.object({
        minAge: z.number().int(),
        termsVersion: z.string(),
        /** Day of the site's time zone, for ages. */
        today: z.iso.date(),
      }),
    }),
  }),
  countries: route({
    method: 'GET',
    path: '/wps/system/countries',
    audience: 'anyone',
    summary: 'Countries whose mobile numbers are taken, the usual one first; names in the language of the request',
    input: z.object({}),
    value: z.array(Country),
  }),
}
