export {
  findAdjustedRound,
  findHeldAdjustment,
  type HeldAdjustment,
  listHeldAdjustments,
} from './adjustments/adjustment-store.ts'
export { settleHeldAdjustment } from './adjustments/settle-held-adjustment.ts'
export { launchGame } from './launch/launch-game.ts'
export { launchRoutes } from './launch/launch-routes.ts'
export { resumeLaunch, type Seat } from './launch/resume-launch.ts'
export { endRound } from './money/end-round.ts'
export { payWinCall } from './money/pay-win-call.ts'
export { placeBet } from './money/place-bet.ts'
export { readBalance } from './money/read-balance.ts'
export { takeBack } from './money/take-back.ts'
export { playJobs } from './play-jobs.ts'
export {
  type Campaign,
  type CampaignState,
  lockCampaign,
  saveCampaign,
  saveCampaignState,
  saveCampaignTerms,
  widenCampaign,
} from './prizes/campaign-store.ts'
export { listHolds } from './prizes/jackpot-hold-store.ts'
export { findPrizeHold, listPrizeHolds } from './prizes/prize-hold-store.ts'
export { releaseJackpot } from './prizes/release-jackpot.ts'
export { settleHeldPrize } from './prizes/settle-held-prize.ts'
export { saveFreeRounds, saveFreeRoundsCancelled } from './prizes/vendor-grant-store.ts'
export type { PswOutcome, SignedVendor } from './protocol/psw-outcome.ts'
export { registerPsw } from './protocol/psw-routes.ts'
export { reconcileVendor } from './reconciliation/reconcile-vendor.ts'
