export { compareNiuNiu, type NiuNiuHand, niuNiuFeePercent, niuNiuHand, niuNiuSpecials } from './niu-niu.ts'
export { niuNiuPayments } from './settle.ts'
