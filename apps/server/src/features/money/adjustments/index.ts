export { adjustmentKind } from './adjustment-kind.ts'
export { adjustmentRoutes } from './adjustment-routes.ts'
