import { query } from '../../lib/api.ts'

/** What the block of slots on the home page is about. */
export const slotsType = 'RNG'

/** All that the member marked, of every category: read with the log-in already, and what every heart looks at. */
export const favouriteGames = query.catalogue.favouriteGames.queryOptions({ input: {} })
export const recentGames = query.catalogue.recent.queryOptions({
  input: { pageNo: 1, pageSize: 20, gameType: slotsType },
})
