export { checkPaymentPassword } from './check-payment-password.ts'
export { memberRoutes, registrationRoutes } from './member-routes.ts'
export { findPayeeName, setPayeeName } from './payee-name.ts'
export { staffMemberRoutes } from './staff-member-routes.ts'
