import { query } from './api.ts'

/** State and settings of the site, as everything on the page reads them. */
export const siteStatus = { ...query.system.status.queryOptions({ input: { host: location.host } }), staleTime: 60_000 }
