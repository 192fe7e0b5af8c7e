import { niuNiuFeePercent, niuNiuRules } from '@fairground/room-rules'
import { bankerGame } from './banker.ts'

/** Niu niu. */
export const niuNiu = bankerGame('niu-niu', niuNiuRules, { feePercent: niuNiuFeePercent, buyInMin: 100n })
