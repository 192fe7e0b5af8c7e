import { fraction } from '@fairground/game-rules/exact'
import { type BetEnd, endOf } from '../base/bets/bet-end.ts'
import { boardOf, type HoldemState, holeOf } from './room-state.ts'
import { bestFive } from './showdown.ts'

const rakeShare = fraction(5, 100)
const rakeCapBigBlinds = 3n

/** 5 % of what was called, three big blinds at most, nothing without a flop. */
export function holdemEnd(state: HoldemState): BetEnd {
  const { seats, boardSize, options } = state
  return endOf(state, {
    strengthOf: (live) => seats.map((_, seat) => (live.includes(seat) ? scoreOf(state, seat) : 0)),
    rake: { share: rakeShare, capMinor: rakeCapBigBlinds * options.bigBlindMinor },
    isRaked: boardSize > 0,
    button: options.button,
    showsFirst: (options.button + 1) % seats.length,
  })
}

const scoreOf = (state: HoldemState, seat: number): number =>
  bestFive([...boardOf(state), ...holeOf(state, seat)]).score
