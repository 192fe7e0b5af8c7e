export { contentRoutes } from './content-routes.ts'
export { siteRoutes } from './site-routes.ts'
export { getSiteRules, hasLoginModule, isInMaintenance, type SiteRules } from './site-rules.ts'
