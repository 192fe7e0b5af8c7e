import { query } from '../../lib/api.ts'

/** What the block of slots on the home page is about. */
export const slotsType = 'RNG'
const input = { pageNo: 1, pageSize: 20, gameType: slotsType }

/** The member's own slots; the favourites are read with the log-in already. */
export const favouriteGames = query.catalogue.favourites.queryOptions({ input })
export const recentGames = query.catalogue.recent.queryOptions({ input })
