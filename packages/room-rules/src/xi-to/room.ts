import { bettingOf } from '../base/bets/bet-rules.ts'
import { anteTable, type BetAct } from '../base/bets/bet-table.ts'
import { type BetView, betView, openSeats } from '../base/bets/bet-view.ts'
import { goOn } from '../base/bets/betting.ts'
import type { Opening, RoomRules } from '../base/room-rules.ts'
import { xiToEnd } from './room-end.ts'
import { cardsUp, downOf, firstOf, nextRound, placesOf, type XiToOptions, type XiToState } from './room-state.ts'

/** What a seat, or a spectator, may know: `hole` is the closed card. */
export type XiToView = Omit<BetView, 'seats'> & {
  readonly seats: readonly (BetView['seats'][number] & {
    /** Cards that lie open. */ readonly cards: readonly number[]
  })[]
}

const actionMs = 30_000
const game = { limits: { isPot: true, raisesMax: 3 }, nextRound, endOf: xiToEnd, holeOf: downOf }

/** Xì tố with five cards: one closed, four open, and a round of bets after each open one. */
export const xiToRoom: RoomRules<XiToOptions, XiToState, BetAct, XiToView> = {
  ...bettingOf<XiToState>(game),
  ...{ open, viewOf, openPlaces },
}

/** One card closed and one open. */
function open({ options, chipsMinor, bankMs, deck }: Opening<XiToOptions>, atMs: number): XiToState {
  const table = anteTable(chipsMinor, options.anteMinor, { fromMs: atMs, bankMs, actionMs })
  const state: XiToState = { ...table, options, deck, dealt: chipsMinor.map(() => 2) }
  return goOn(state, firstOf(state) - 1 + chipsMinor.length, nextRound)
}

function viewOf(state: XiToState, seat?: number): XiToView {
  const view = betView(game, state, seat)
  return { ...view, seats: view.seats.map((one, at) => ({ ...one, cards: cardsUp(state, at) })) }
}

/** What lies open, also of seats that are out; closed cards are the seat's own and those that were shown. */
function openPlaces(state: XiToState, seat?: number): number[] {
  const up = [...state.seats.keys()].flatMap((at) => placesOf(state, at).slice(1))
  return [...up, ...openSeats(xiToEnd, state, seat).flatMap((at) => placesOf(state, at).slice(0, 1))]
}
