import { Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { Country } from '../site/system.ts'

const reads = { audience: 'staff', permission: 'site.read' } as const
const changes = { audience: 'staff', permission: 'site.manage' } as const

export const termsLengthMax = 20_000
export const countriesMax = 100

const EditedCountry = Country.omit({ name: true })
export type EditedCountry = z.infer<typeof EditedCountry>

export const SiteCountries = z.object({
  /** The first is the one that forms begin with. */
  countries: z.array(EditedCountry),
  /** Every country there is, with its dialling code. */
  known: z.array(Country.pick({ countryCode: true, countryDialingCode: true })),
  /** Says which state was changed: concurrent saves do not undo each other. */
  revision: z.string(),
})
export type SiteCountries = z.infer<typeof SiteCountries>

export const SiteTerms = z.object({
  /** Of every published version, newest first; the first is in force. */
  versions: z.array(
    z.object({
      version: z.string(),
      publishedAt: Time,
      publishedBy: z.string(),
      acceptedCount: z.number().int(),
      /** Members agreed, or must agree, to this version before they go on. */
      mustAgree: z.boolean(),
    }),
  ),
  /** Words of the version in force, by language. */
  texts: z.record(z.string(), z.string()),
})
export type SiteTerms = z.infer<typeof SiteTerms>

/** Where numbers may be from, and what people agree to. */
export const staffTerms = {
  siteCountries: route({
    ...reads,
    method: 'GET',
    path: '/staff/site/countries',
    summary: 'Countries whose mobile numbers are taken, with the digits of a number there',
    input: z.object({}),
    value: SiteCountries,
  }),
  changeSiteCountries: route({
    ...changes,
    method: 'PUT',
    path: '/staff/site/countries',
    summary: 'Replace the list of countries, unless somebody else did meanwhile',
    input: z.object({ countries: z.array(EditedCountry).min(1).max(countriesMax), revision: z.string().max(64) }),
    value: SiteCountries,
  }),
  siteTerms: route({
    ...reads,
    method: 'GET',
    path: '/staff/site/terms',
    summary: 'Versions of the terms, and the words of the one in force',
    input: z.object({}),
    value: SiteTerms,
  }),
  publishTerms: route({
    ...changes,
    method: 'POST',
    path: '/staff/site/terms',
    summary: 'Publish a new version in every language; no version is ever changed',
    input: z.object({
      texts: z.record(z.string().max(10), z.string().trim().max(termsLengthMax)),
      mustAgree: z.boolean(),
      /** The version it follows: whoever wrote against an older one looks again. */
      follows: z.string().max(32),
    }),
    value: SiteTerms,
  }),
}
