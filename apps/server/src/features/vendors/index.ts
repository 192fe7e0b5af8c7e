export { vendorRoutes } from './vendor-routes.ts'
