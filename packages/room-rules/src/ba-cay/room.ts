import { bankerRules } from '../base/banker-room.ts'
import { type BaCayHand, baCayFeePercent, baCayHand, compareBaCay, isBaCayCard } from './ba-cay.ts'

/** Ba cây: 36 cards, three each; ten points or a trio take the bank. */
export const baCayRules = bankerRules<BaCayHand>({
  ...{ handSize: 3, isDealt: isBaCayCard, read: baCayHand, compare: compareBaCay },
  ...{ multiplierOf: () => 1, multiplierMax: 1, feePercent: baCayFeePercent },
  takesBank: ({ type, points }) => type === 'trio' || points === 10,
})
