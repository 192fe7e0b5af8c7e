export { rebateJobs } from './rebate-jobs.ts'
export { rebateRoutes } from './rebate-routes.ts'
export { rewardRuleKind } from './reward-rule-kind.ts'
export { staffRewardRoutes } from './staff-reward-routes.ts'
