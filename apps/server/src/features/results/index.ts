export { maskAccount } from './mask-account.ts'
export { resultRoutes } from './result-routes.ts'
