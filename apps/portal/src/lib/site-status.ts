import { query } from './api.ts'
import { place } from './place.ts'

/** State and settings of the site, as everything on the page reads them. */
export const siteStatus = () => ({
  ...query.system.status.queryOptions({ input: { host: place.host } }),
  staleTime: 60_000,
})
