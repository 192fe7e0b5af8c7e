export { heldAdjustmentKind } from './held-adjustment-kind.ts'
export { vendorChangeKind } from './vendor-change-kind.ts'
export { vendorRoutes } from './vendor-routes.ts'
