export { sharedRoundRoutes } from './shared-round-routes.ts'
export { studioRoutes } from './studio-routes.ts'
export { tableActJobs } from './table-act-jobs.ts'
export { tableSetupKind } from './table-setup-kind.ts'
