export { findAdjustedRound, findHeldAdjustment, type HeldAdjustment, listHeldAdjustments } from './adjustment-store.ts'
export {
  type Campaign,
  type CampaignState,
  lockCampaign,
  saveCampaign,
  saveCampaignState,
  saveCampaignTerms,
  widenCampaign,
} from './campaign-store.ts'
export { endRound } from './end-round.ts'
export { listHolds } from './jackpot-hold-store.ts'
export { launchGame } from './launch-game.ts'
export { launchRoutes } from './launch-routes.ts'
export { payWinCall } from './pay-win-call.ts'
export { placeBet } from './place-bet.ts'
export { playJobs } from './play-jobs.ts'
export { findPrizeHold, listPrizeHolds } from './prize-hold-store.ts'
export type { PswOutcome, SignedVendor } from './psw-outcome.ts'
export { registerPsw } from './psw-routes.ts'
export { readBalance } from './read-balance.ts'
export { reconcileVendor } from './reconcile-vendor.ts'
export { releaseJackpot } from './release-jackpot.ts'
export { resumeLaunch, type Seat } from './resume-launch.ts'
export { settleHeldAdjustment } from './settle-held-adjustment.ts'
export { settleHeldPrize } from './settle-held-prize.ts'
export { takeBack } from './take-back.ts'
export { saveFreeRounds, saveFreeRoundsCancelled } from './vendor-grant-store.ts'
