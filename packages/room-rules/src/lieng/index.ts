export { compareLieng, type LiengHand, liengFeePercent, liengHand, liengTypes } from './lieng.ts'
