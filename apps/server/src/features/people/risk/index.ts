export { launderingKind } from './decision-kind.ts'
export { riskJobs } from './risk-jobs.ts'
export { riskRoutes } from './risk-routes.ts'
export { listStandings, type RiskStanding } from './standing-store.ts'
