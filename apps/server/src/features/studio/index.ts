export { sharedRoundRoutes } from './shared-round-routes.ts'
export { studioRoutes } from './studio-routes.ts'
