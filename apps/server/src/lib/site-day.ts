import type { AppContext } from '../context.ts'

/** Today in the site's time zone, yyyy-MM-dd. */
export const siteDay = ({ clock, config }: Pick<AppContext, 'clock' | 'config'>): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: config.timeZone }).format(clock.now())
