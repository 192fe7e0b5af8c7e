export { challengeJobs } from './challenge-jobs.ts'
export { challengeRoutes } from './challenge-routes.ts'
export { checkCaptcha } from './check-captcha.ts'
export { requirePass } from './require-pass.ts'
