export { issueReward } from './issue-reward.ts'
export { titleIn } from './reward.ts'
export { rewardRoutes } from './reward-routes.ts'
export { countClaimable, listRewardTitles } from './reward-store.ts'
