import type { SystemStatus } from '@fairground/contract'
import type { z } from 'zod'
import type { Config } from '../../../config/config.ts'
import { isKnownHost } from './domain.ts'
import { domainRouteOf } from './domain-route.ts'
import { isAnnounced, isClosed } from './maintenance.ts'
import { isRestricted } from './region.ts'
import { siteLogo } from './register-logo.ts'
import { feedbackBoundsOf, flagsOf, launchHostsOf, type SiteSettings } from './site-settings.ts'

interface Visit {
  ip: string
  /** Where the address is, as far as the operator's table says. */
  country: string | undefined
  /** Host the page says it was opened at; the request's own host when it says nothing. */
  host: string
  now: Date
}

type Settings = Pick<Config, 'profile' | 'demoPeople' | 'portalUrl' | 'gamesUrl' | 'timeZone'>

/** 0 normal, 1 maintenance, 2 closed to where this visitor is; the first of these wins. */
export function systemStatus(
  settings: SiteSettings,
  config: Settings,
  visit: Visit,
): Omit<z.infer<typeof SystemStatus>, 'encryptionKey' | 'hasAppleProfile' | 'serverTime' | 'revision'> {
  const isSandbox = config.profile === 'sandbox'
  const mainHost = new URL(config.portalUrl).host
  const { maintenance } = settings
  const isOff = isClosed(maintenance, visit.now)
  const told = isOff || isAnnounced(maintenance, visit.now) ? maintenance : null
  const isKeptOut = isRestricted(settings, visit)
  return {
    status: isOff ? 1 : isKeptOut ? 2 : 0,
    maintenance: isOff,
    maintenanceFrom: isOff ? undefined : told?.from,
    maintenanceUntil: told?.until,
    maintenanceTexts: told?.texts,
    regionRestriction: isKeptOut,
    location: { ip: visit.ip, country: visit.country },
    domainValid: isKnownHost(visit.host, { mainHost, domains: settings.domains, isSandbox }),
    mainDomain: mainHost,
    domainRoute: domainRouteOf(settings, { host: visit.host, mainHost }),
    resources: settings.resources,
    analytics: { gtagId: settings.gtagId || undefined },
    imageCDNs: settings.imageHosts.length > 0 ? settings.imageHosts : [config.portalUrl],
    launchGameCDNs: launchHostsOf(settings, config.gamesUrl),
    whitelabelVal: flagsOf(settings),
    customerService: settings.customerService,
    socialLinks: settings.socialLinks,
    helpLines: settings.helpLines.filter(
      ({ country }) => country === '*' || visit.country === undefined || country === visit.country,
    ),
    merchant: settings.merchant,
    languages: settings.hasTy ? [...settings.languages, 'TY'] : settings.languages,
    defaultLanguage: settings.defaultLanguage,
    themeDefault: settings.themeDefault,
    logo: siteLogo(settings),
    copyright: settings.copyright || undefined,
    timeZone: config.timeZone,
    feedback: feedbackBoundsOf(settings),
    sandbox: isSandbox,
    hasDemoPeople: config.demoPeople.length > 0,
    gamesOrigin: config.gamesUrl,
  }
}
