import type { AppContext } from '../../../context.ts'
import { findCountry } from './find-country.ts'
import { getSite } from './get-site.ts'
import { isRestricted } from './region.ts'

/** Whether an address lies where the operator lets nobody in. */
export async function isKeptOut(context: AppContext, ip: string): Promise<boolean> {
  const { settings } = await getSite(context)
  const country = settings.blockedCountries.length > 0 ? await findCountry(context, ip) : undefined
  return isRestricted(settings, { ip, country })
}
