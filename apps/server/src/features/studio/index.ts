export { studioRoutes } from './studio-routes.ts'
