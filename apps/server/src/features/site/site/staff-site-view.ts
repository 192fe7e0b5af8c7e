import type { SiteRegistration } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { registrationRevision } from './registration-revision.ts'
import { namedCountries } from './site-countries.ts'
import { ownRulesOf, type SiteSettings } from './site-settings.ts'

/** The rules as the operator chose them, with what a preview needs. */
export const siteRegistration = ({ app, language }: Call, settings: SiteSettings): SiteRegistration => ({
  fields: ownRulesOf(settings),
  minAge: settings.ageMin,
  today: siteDay(app),
  countries: namedCountries(settings, language),
  revision: registrationRevision(settings),
})
