import { deadlineOf, nextTurn, resumed } from '../base/clock.ts'
import { combosIn } from '../base/combos-in.ts'
import { fromEach, type Payment, settlePayments } from '../base/payments.ts'
import {
  type ActFault,
  type Applied,
  notAllowed,
  type Opening,
  type RoomRules,
  refusalOf,
  type Share,
  sharesOf,
} from '../base/room-rules.ts'
import { seatsFrom } from '../base/seats.ts'
import { closeChain, dealtHands, layDown, passed, passOn, type Trick } from '../base/trick.ts'
import { tienLenInstantOrder, tienLenInstantWin } from './instant-win.ts'
import { beatsTienLen, isCutOf, isRunOf, type TienLenPlay, tienLenOrder, tienLenPlay } from './plays.ts'
import { type TienLenAct, type TienLenOptions, type TienLenState, tienLenHandSize } from './room-state.ts'
import { openPlaces, type TienLenView, viewOf } from './room-view.ts'
import { cutUnits, instantWinUnits, tienLenFeePercent, tienLenPayments } from './settle.ts'

/** Tiến Lên Miền Nam in the mode "count cards": the hand ends when the first is out. */
export const tienLenRoom: RoomRules<TienLenOptions, TienLenState, TienLenAct, TienLenView> = {
  open,
  allowed,
  apply,
  deadlineMs: ({ turn, clock }) => (turn === undefined ? undefined : deadlineOf(clock, turn)),
  idle,
  viewOf,
  openPlaces,
  resume: resumed,
  payments,
  end,
}

function open({ options, chipsMinor, bankMs, deck }: Opening<TienLenOptions>, atMs: number): TienLenState {
  const none = chipsMinor.map(() => false)
  const hands = dealtHands(deck, chipsMinor.length, tienLenHandSize)
  const lowest = hands.flat().reduce((low, card) => (tienLenOrder(card) < tienLenOrder(low) ? card : low))
  const turn = options.leader ?? hands.findIndex((hand) => hand.includes(lowest))
  const state: TienLenState = {
    ...{ options, chipsMinor, deck, hands, turn, hasPlayed: none, hasPassed: none, cuts: [] },
    mustInclude: options.leader === undefined ? lowest : undefined,
    clock: { fromMs: atMs, bankMs },
  }
  const won = firstInstantWin(hands, turn)
  return won ? { ...state, ...won, turn: undefined } : state
}

/** The highest instant win; of equal ones the first from the leader on. */
function firstInstantWin(hands: readonly (readonly number[])[], leader: number) {
  const seats = seatsFrom(leader - 1 + hands.length, hands.length)
  const wins = seats.map((winner) => ({ winner, instantWin: tienLenInstantWin(hands[winner] ?? []) }))
  for (const instantWin of tienLenInstantOrder) {
    const found = wins.find((win) => win.instantWin === instantWin)
    if (found) return { winner: found.winner, instantWin }
  }
  return undefined
}

function allowed(state: TienLenState, seat: number): TienLenAct[] {
  if (state.turn === undefined) return []
  const plays = combosIn(state.hands[seat] ?? [])
    .filter((cards) => playOf(state, seat, cards) !== undefined)
    .map((cards): TienLenAct => ({ type: 'play', cards }))
  return seat === state.turn && state.trick ? [...plays, { type: 'pass' }] : plays
}

/** What these cards are, if the seat may play them now: out of turn, and after passing, four pairs in a row alone. */
function playOf(state: TienLenState, seat: number, cards: readonly number[]): TienLenPlay | undefined {
  const { turn, trick, mustInclude, hands } = state
  const isHeld = new Set(cards).size === cards.length && cards.every((card) => hands[seat]?.includes(card))
  const play = isHeld ? tienLenPlay(cards) : undefined
  if (!play) return undefined
  if (seat !== turn && !(trick && trick.seat !== seat && isRunOf(4, play))) return undefined
  if (trick) return beatsTienLen(trick.play, play) ? play : undefined
  return mustInclude === undefined || cards.includes(mustInclude) ? play : undefined
}

function apply(state: TienLenState, seat: number, act: TienLenAct, atMs: number): Applied<TienLenState> {
  const play = act.type === 'play' ? playOf(state, seat, act.cards) : undefined
  const code = refusalOf(state, seat === state.turn || play !== undefined, atMs)
  if (code) return { ok: false, code }
  const clock = nextTurn(state.clock, state.turn ?? seat, atMs)
  if (act.type === 'pass') {
    if (!state.trick) return notAllowed('MUST_PLAY')
    return { ok: true, state: passed({ ...state, clock }, seat) }
  }
  if (!play) return notAllowed(faultOf(state, seat, act.cards))
  return { ok: true, state: played({ ...state, clock }, { seat, cards: act.cards, play }) }
}

function faultOf({ hands, mustInclude, trick }: TienLenState, seat: number, cards: readonly number[]): ActFault {
  if (!cards.every((card) => hands[seat]?.includes(card))) return 'NOT_HELD'
  if (new Set(cards).size < cards.length || !tienLenPlay(cards)) return 'NO_COMBINATION'
  return mustInclude === undefined || trick ? 'TOO_LOW' : 'MUST_INCLUDE'
}

function played(state: TienLenState, trick: Trick<TienLenPlay>): TienLenState {
  const laid = layDown(state, trick)
  const after = { ...laid, chain: chainAfter(state, trick), mustInclude: undefined }
  if ((after.hands[trick.seat] ?? []).length > 0) return passOn(after, trick.seat)
  return { ...closeChain(after), turn: undefined, winner: trick.seat }
}

/** Only the last cut of a chain is paid, with all that was cut before it. */
function chainAfter({ trick: before, chain }: TienLenState, { seat, play }: Trick<TienLenPlay>): TienLenState['chain'] {
  if (!before || !isCutOf(before.play, play)) return chain
  return { from: before.seat, to: seat, units: (chain?.units ?? 0) + cutUnits(before.play, before.cards) }
}

/** Passes; a leader plays his lowest card, or the one that he must. */
function idle({ turn, trick, hands, mustInclude }: TienLenState): { seat: number; act: TienLenAct } | undefined {
  if (turn === undefined) return undefined
  if (trick) return { seat: turn, act: { type: 'pass' } }
  const lowest = [...(hands[turn] ?? [])].sort((a, b) => tienLenOrder(a) - tienLenOrder(b))[0]
  return { seat: turn, act: { type: 'play', cards: [mustInclude ?? lowest ?? 0] } }
}

function payments({ winner, instantWin, hands, hasPlayed, cuts }: TienLenState): Payment[] {
  if (winner === undefined) return []
  if (instantWin) return fromEach(winner, instantWinUnits, hands.length)
  return [...tienLenPayments({ winner, handsLeft: hands, hasPlayed }), ...cuts]
}

function end(state: TienLenState): Share[] | undefined {
  const { winner, hands, chipsMinor, options } = state
  if (winner === undefined) return undefined
  const seatCount = hands.length
  const stakes = { seatCount, stakeMinor: options.stakeMinor, feePercent: tienLenFeePercent, balancesMinor: chipsMinor }
  const { netMinor, feeMinor } = settlePayments(payments(state), { ...stakes, button: winner })
  return sharesOf(netMinor, feeMinor)
}
