export { registerSocialReturn } from './register-social-return.ts'
export { socialJobs } from './social-jobs.ts'
export { socialRoutes } from './social-routes.ts'
export { socialTests } from './try-social.ts'
