export {
  depositRoom,
  findPlayLimits,
  limitPlaces,
  savePlayLimits,
  saveRealityConfirmed,
} from './limit-store.ts'
export { protectionJobs } from './protection-jobs.ts'
export { protectionRoutes } from './protection-routes.ts'
export { readProtection } from './read-protection.ts'
export { ensureRealityCheck } from './reality-default.ts'
export { remindOfLimits } from './remind-of-limits.ts'
export { requirePlaying } from './require-playing.ts'
export { type SitePeriods, sitePeriods } from './site-periods.ts'
export { isStopped } from './stop-play.ts'
