import { fraction } from '@fairground/game-rules/exact'
import { type BetEnd, endOf, strengthsBy } from '../base/bets/bet-end.ts'
import { bettingOf } from '../base/bets/bet-rules.ts'
import { anteTable, type BetAct, type BetTable } from '../base/bets/bet-table.ts'
import { type BetView, betView, dealtPlaces, openSeats } from '../base/bets/bet-view.ts'
import { goOn } from '../base/bets/betting.ts'
import type { Opening, RoomRules } from '../base/room-rules.ts'
import { compareLieng, liengFeePercent, liengHand } from './lieng.ts'

export type LiengOptions = { readonly anteMinor: bigint; readonly button: number }
export type LiengState = BetTable & { readonly options: LiengOptions; readonly deck: readonly number[] }

const handSize = 3
const game = { limits: { isPot: true }, nextRound: () => undefined, endOf: liengEnd, holeOf }

/** Liêng: an ante, three closed cards, and one round of bets up to the pot. */
export const liengRoom: RoomRules<LiengOptions, LiengState, BetAct, BetView> = {
  ...bettingOf<LiengState>(game),
  open,
  viewOf: (state, seat) => betView(game, state, seat),
  openPlaces: (state, seat) => openSeats(liengEnd, state, seat).flatMap((at) => placesOf(state, at)),
}

/** Whoever sits left of the button begins. */
function open({ options, chipsMinor, bankMs, deck }: Opening<LiengOptions>, atMs: number): LiengState {
  const table = anteTable(chipsMinor, options.anteMinor, { fromMs: atMs, bankMs })
  return goOn<LiengState>({ ...table, options, deck }, options.button, game.nextRound)
}

const placesOf = ({ options, seats }: LiengState, seat: number): number[] =>
  dealtPlaces(seat, options.button, seats.length, handSize)

function holeOf(state: LiengState, seat: number): number[] {
  return placesOf(state, seat).map((place) => state.deck[place] ?? 0)
}

/** 3 % of what was called, and nothing where nobody called. */
function liengEnd(state: LiengState): BetEnd {
  const { seats, options, hasCall } = state
  return endOf(state, {
    strengthOf: (live) =>
      strengthsBy(seats.length, new Map(live.map((seat) => [seat, liengHand(holeOf(state, seat))])), compareLieng),
    rake: { share: fraction(liengFeePercent, 100n) },
    isRaked: hasCall,
    button: options.button,
    showsFirst: (options.button + 1) % seats.length,
  })
}
