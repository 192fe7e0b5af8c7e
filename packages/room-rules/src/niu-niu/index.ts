export { compareNiuNiu, type NiuNiuHand, niuNiuFeePercent, niuNiuHand, niuNiuSpecials } from './niu-niu.ts'
export { niuNiuRules } from './room.ts'
