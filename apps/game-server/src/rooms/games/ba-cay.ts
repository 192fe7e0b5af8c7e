import { baCayFeePercent, baCayRules } from '@fairground/room-rules'
import { bankerGame } from './banker.ts'

/** Ba cây with the 36 cards from ace to nine. */
export const baCay = bankerGame('ba-cay', baCayRules, { feePercent: baCayFeePercent, buyInMin: 50n })
