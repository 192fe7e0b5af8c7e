import { least } from '../base/amounts.ts'
import { bettingOf } from '../base/bets/bet-rules.ts'
import { type BetAct, newSeat, putIn } from '../base/bets/bet-table.ts'
import { gathered, goOn, type NextRound } from '../base/bets/betting.ts'
import type { Opening, RoomRules } from '../base/room-rules.ts'
import { seatsFrom } from '../base/seats.ts'
import { holdemEnd } from './room-end.ts'
import { boardSizes, type HoldemOptions, type HoldemState, riverSize } from './room-state.ts'
import { type HoldemView, openPlaces, viewOf } from './room-view.ts'

/** Texas hold'em without limit. */
export const holdemRoom: RoomRules<HoldemOptions, HoldemState, BetAct, HoldemView> = {
  ...bettingOf<HoldemState>({ nextRound, endOf: holdemEnd }),
  ...{ open, viewOf, openPlaces },
}

/** Blinds are posted by the two seats left of the button; of two seats the button posts the small one. */
function open({ options, chipsMinor, bankMs, deck }: Opening<HoldemOptions>, atMs: number): HoldemState {
  const { button, smallBlindMinor, bigBlindMinor } = options
  const [first = 0, second = 0] = seatsFrom(button, chipsMinor.length)
  const [small, big] = chipsMinor.length === 2 ? [button, first] : [first, second]
  const blindOf = (seat: number) => (seat === small ? smallBlindMinor : seat === big ? bigBlindMinor : 0n)
  const seats = chipsMinor.map((chips, seat) => putIn(newSeat(chips), least(blindOf(seat), chips)))
  const dealt: HoldemState = {
    ...{ options, deck, seats, boardSize: 0, turn: undefined, isShowdown: false },
    ...{ toCallMinor: bigBlindMinor, raiseMinor: bigBlindMinor, raises: 0, hasCall: false },
    clock: { fromMs: atMs, bankMs },
  }
  return goOn(dealt, big, nextRound)
}

/** The next street, begun left of the button. */
function nextRound(state: HoldemState): NextRound<HoldemState> | undefined {
  if (state.boardSize === riverSize) return undefined
  const boardSize = boardSizes.find((size) => size > state.boardSize) ?? riverSize
  return { table: { ...gathered(state, state.options.bigBlindMinor), boardSize }, after: state.options.button }
}
