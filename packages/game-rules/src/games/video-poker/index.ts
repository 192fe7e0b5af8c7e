export { bestHold } from './best-hold.ts'
export { paysPerCoin, paytables } from './paytables.ts'
export type { VideoPokerEvent } from './video-poker.ts'
