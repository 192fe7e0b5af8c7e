import type { SystemStatus } from '@fairground/contract'
import type { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { isKnownHost } from './domain.ts'
import { isRestricted } from './region.ts'
import { flagsOf, type SiteSettings } from './site-settings.ts'

interface Visit {
  ip: string
  /** Where the address is, as far as the operator's table says. */
  country: string | undefined
  /** Host the page says it was opened at; the request's own host when it says nothing. */
  host: string
}

type Settings = Pick<Config, 'profile' | 'portalUrl' | 'gamesUrl' | 'timeZone'>

/** 0 normal, 1 maintenance, 2 closed to where this visitor is; the first of these wins. */
export function systemStatus(
  settings: SiteSettings,
  config: Settings,
  visit: Visit,
): Omit<z.infer<typeof SystemStatus>, 'encryptionKey' | 'serverTime'> {
  const isSandbox = config.profile === 'sandbox'
  const mainHost = new URL(config.portalUrl).host
  const isKeptOut = isRestricted(settings, visit)
  return {
    status: settings.maintenance ? 1 : isKeptOut ? 2 : 0,
    maintenance: settings.maintenance !== null,
    maintenanceUntil: settings.maintenance?.until,
    regionRestriction: isKeptOut,
    location: { ip: visit.ip, country: visit.country },
    domainValid: isKnownHost(visit.host, { mainHost, domains: settings.domains, isSandbox }),
    mainDomain: mainHost,
    whitelabelVal: flagsOf(settings),
    customerService: settings.customerService,
    merchant: settings.merchant,
    languages: settings.languages,
    defaultLanguage: settings.defaultLanguage,
    themeDefault: settings.themeDefault,
    timeZone: config.timeZone,
    sandbox: isSandbox,
    gamesOrigin: config.gamesUrl,
  }
}
