import { query } from '../../lib/api.ts'

/** Whoever hears of no change, as visitors do, asks so often while the page is looked at; another language asks anew. */
const freshMs = 60_000

/** Hot games of the web, of one type or of all; asked for once while they are fresh. */
export const hotGames = (gameType?: string) => ({
  ...query.catalogue.hotGames.queryOptions({ input: { clientType: 3, platform: 'flash,html5-desktop', gameType } }),
  staleTime: freshMs,
  refetchInterval: freshMs,
})
