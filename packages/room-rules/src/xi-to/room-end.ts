import { fraction } from '@fairground/game-rules/exact'
import { type BetEnd, endOf, strengthsBy } from '../base/bets/bet-end.ts'
import { cardsOf, firstOf, type XiToState } from './room-state.ts'
import { compareXiTo, xiToHand } from './xi-to.ts'

const rakeShare = fraction(5, 100)
const rakeCapAntes = 5n

/** 5 % of what was called, five antes at most. */
export function xiToEnd(state: XiToState): BetEnd {
  const { seats, options } = state
  return endOf(state, {
    strengthOf: (live) =>
      strengthsBy(seats.length, new Map(live.map((seat) => [seat, xiToHand(cardsOf(state, seat))])), compareXiTo),
    rake: { share: rakeShare, capMinor: rakeCapAntes * options.anteMinor },
    isRaked: true,
    button: options.button,
    showsFirst: firstOf(state),
  })
}
