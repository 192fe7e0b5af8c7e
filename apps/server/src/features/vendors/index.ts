export { vendorChangeKind } from './vendor-change-kind.ts'
export { vendorRoutes } from './vendor-routes.ts'
