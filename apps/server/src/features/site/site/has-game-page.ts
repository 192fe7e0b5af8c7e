import type { AppContext } from '../../../context.ts'
import { domainRouteOf } from './domain-route.ts'
import { getSite } from './get-site.ts'

/** Words of the address that are game centres, or the list of all games. */
const centres: readonly string[] = ['fish', 'pvp', 'live', 'sports', 'esports', 'cockfight', 'elott', 'lott']

/** Whether a page of games stands at this one word of the host's address. */
export async function hasGamePage(context: AppContext, host: string, word: string): Promise<boolean> {
  const code = word.toUpperCase()
  if (centres.includes(word) || code === 'RNG') return true
  const { settings } = await getSite(context)
  const mainHost = new URL(context.config.portalUrl).host
  return domainRouteOf(settings, { host, mainHost }).gameTypes.includes(code)
}
