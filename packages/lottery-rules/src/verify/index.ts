export { type CheckedLottery, checkLotteryProof, type LotteryFault } from './check-lottery-proof.ts'
export { leafNumbers, selectionOf } from './leaf-numbers.ts'
export { type HeldTicket, type LotteryProof, proofFormat } from './read-proof.ts'
