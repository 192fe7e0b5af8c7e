import { type ErrorCode, errorStatus } from '@fairground/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { envelopeOf } from '../../../lib/http-app.ts'
import { findCountry } from './find-country.ts'
import { getSite } from './get-site.ts'
import { isClosed } from './maintenance.ts'
import { isRestricted } from './region.ts'
import type { SiteSettings } from './site-settings.ts'

/**
 * Calls that name another site, come while it is closed or from where it may not be entered are answered with that, and
 * nothing else; only what the site is can always be asked. Vendors still settle rounds under way.
 */
export function registerSiteGuard(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (request, reply) => {
    const isCall = ['/wps/', '/lgw/', '/lotto/'].some((prefix) => request.url.startsWith(prefix))
    if (!isCall || request.url.startsWith('/wps/system/')) return
    const { settings } = await getSite(context)
    const hasCountries = settings.blockedCountries.length > 0
    const country = hasCountries ? await findCountry(context, request.ip) : undefined
    const code = refusalOf(settings, request, { country, now: context.clock.now() })
    if (code) return reply.status(errorStatus[code]).send(envelopeOf(request, code))
  })
}

function refusalOf(
  settings: SiteSettings,
  { headers, ip }: FastifyRequest,
  { country, now }: { country: string | undefined; now: Date },
): ErrorCode | undefined {
  if (headers.merchant !== undefined && headers.merchant !== settings.merchant) return 'INVALID_DOMAIN'
  if (isClosed(settings.maintenance, now)) return 'MAINTENANCE'
  return isRestricted(settings, { ip, country }) ? 'REGION_RESTRICTED' : undefined
}
