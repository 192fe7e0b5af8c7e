export { promotionRoutes } from './promotion-routes.ts'
export { staffPromotionRoutes } from './staff-promotion-routes.ts'
