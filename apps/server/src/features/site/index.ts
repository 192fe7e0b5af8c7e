export { contentRoutes } from './content-routes.ts'
export { registerMaintenanceGuard } from './register-maintenance-guard.ts'
export { siteRoutes } from './site-routes.ts'
export { getSiteRules, hasLoginModule, type SiteRules } from './site-rules.ts'
