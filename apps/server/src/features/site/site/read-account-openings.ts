import type { AppContext } from '../../../context.ts'
import { getSite } from './get-site.ts'

/** How many accounts one home network may open in an hour. */
export const readAccountsPerHour = async (context: AppContext): Promise<number> =>
  (await getSite(context)).settings.accountsPerHour
