import { query } from '../../lib/api.ts'

/** Kept as long as the page: another language, a log-in or a log-out asks anew. */
const freshMs = 5 * 60_000

/** Hot games of the web, of one type or of all; asked for once while they are fresh. */
export const hotGames = (gameType?: string) => ({
  ...query.catalogue.hotGames.queryOptions({ input: { clientType: 3, platform: 'flash,html5-desktop', gameType } }),
  staleTime: freshMs,
})
