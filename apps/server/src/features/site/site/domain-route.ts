import type { DomainRoute } from '@fairground/contract'
import type { SiteSettings } from './site-settings.ts'

/** What the host has of its own; nothing where the operator set nothing for it. */
export function domainRouteOf(
  { domains, domainRoutes }: Pick<SiteSettings, 'domains' | 'domainRoutes'>,
  { host, mainHost }: { host: string; mainHost: string },
): DomainRoute {
  const own = domainRoutes.find((route) => route.host.toLowerCase() === host.toLowerCase())
  return {
    gameTypes: own?.gameTypes ?? [],
    landing: own?.landing || undefined,
    affiliateCode: own?.affiliateCode || undefined,
    domains: [mainHost, ...domains],
  }
}
