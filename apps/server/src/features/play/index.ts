export { launchRoutes } from './launch-routes.ts'
export { playJobs } from './play-jobs.ts'
export { registerPsw } from './psw-routes.ts'
