import type { AppContext } from '../../../context.ts'
import { getSite } from './get-site.ts'

/** Whether the site is in maintenance; vendors place no bets meanwhile. */
export const isSiteClosed = async (context: AppContext): Promise<boolean> =>
  (await getSite(context)).settings.maintenance !== null
