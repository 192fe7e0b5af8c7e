import { bankerRules } from '../base/banker-room.ts'
import { compareNiuNiu, type NiuNiuHand, niuNiuFeePercent, niuNiuHand } from './niu-niu.ts'

/** Niu niu: five cards each; bull-bull and the specials above it take the bank. */
export const niuNiuRules = bankerRules<NiuNiuHand>({
  ...{ handSize: 5, read: niuNiuHand, compare: compareNiuNiu, feePercent: niuNiuFeePercent },
  ...{ multiplierOf: ({ multiplier }) => multiplier, multiplierMax: 6 },
  takesBank: ({ bull, special }) => special !== null || bull === 10,
})
