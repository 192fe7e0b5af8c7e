export { liveRoutes } from './live-routes.ts'
export { startLive } from './start-live.ts'
