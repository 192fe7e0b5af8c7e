export { promotionKind } from './change-promotion.ts'
export { gameTypesOf } from './entry-store.ts'
export { promotionRoutes } from './promotion-routes.ts'
export { staffPromotionRoutes } from './staff-promotion-routes.ts'
