export { inboxRoutes } from './inbox-routes.ts'
export { moneyParam, timeParam } from './message-params.ts'
export { notify } from './notify.ts'
