import { deadlineOf, nextTurn, resumed } from '../base/clock.ts'
import { type Combo, shedRank, two } from '../base/combos.ts'
import { combosIn } from '../base/combos-in.ts'
import { fromEach, settlePayments } from '../base/payments.ts'
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
import { samInstantOrder, samInstantWin } from './instant-win.ts'
import { beatsSam, samPlay } from './plays.ts'
import {
  openPlaces,
  type SamAct,
  type SamOptions,
  type SamState,
  type SamView,
  samHandSize,
  viewOf,
} from './room-state.ts'
import { declarePayments, samCutUnits, samFeePercent, samPayments, samUnits } from './settle.ts'

const declareMs = 12_000

/** Sâm lốc with its defaults. */
export const samRoom: RoomRules<SamOptions, SamState, SamAct, SamView> = {
  ...{ open, allowed, apply, idle, viewOf, openPlaces, end },
  resume: resumed,
  payments: (state) => (state.winner === undefined ? [] : paymentsOf(state, state.winner)),
  deadlineMs: ({ hasWaived, turn, clock }) => {
    if (hasWaived) return clock.fromMs + declareMs
    return turn === undefined ? undefined : deadlineOf(clock, turn)
  },
}

function open({ options, chipsMinor, bankMs, deck }: Opening<SamOptions>, atMs: number): SamState {
  const none = chipsMinor.map(() => false)
  const hands = dealtHands(deck, chipsMinor.length, samHandSize)
  const state: SamState = {
    ...{ options, chipsMinor, deck, hands, hasPlayed: none, hasPassed: none, cuts: [], endedWithTwo: [] },
    ...{ hasWaived: none, turn: undefined, clock: { fromMs: atMs, bankMs } },
  }
  const seats = seatsFrom(options.leader - 1 + hands.length, hands.length)
  for (const instantWin of samInstantOrder) {
    const winner = seats.find((seat) => samInstantWin(hands[seat] ?? []) === instantWin)
    if (winner !== undefined) return { ...state, hasWaived: undefined, winner, instantWin }
  }
  return state
}

function allowed(state: SamState, seat: number): SamAct[] {
  const { hasWaived, turn, trick } = state
  if (hasWaived) return hasWaived[seat] ? [] : [{ type: 'declare' }, { type: 'waive' }]
  if (seat !== turn) return []
  const plays = combosIn(state.hands[seat] ?? [])
    .filter((cards) => playOf(state, seat, cards) !== undefined)
    .map((cards): SamAct => ({ type: 'play', cards }))
  return trick ? [...plays, { type: 'pass' }] : plays
}

function playOf({ hands, trick }: SamState, seat: number, cards: readonly number[]): Combo | undefined {
  const isHeld = new Set(cards).size === cards.length && cards.every((card) => hands[seat]?.includes(card))
  const play = isHeld ? samPlay(cards) : undefined
  return play && (!trick || beatsSam(trick.play, play)) ? play : undefined
}

function apply(state: SamState, seat: number, act: SamAct, atMs: number): Applied<SamState> {
  if (act.type === 'declare' || act.type === 'waive') return applyDeclare(state, seat, act.type, atMs)
  if (state.hasWaived) return notAllowed('NOT_NOW')
  const code = refusalOf(state, seat === state.turn, atMs)
  if (code) return { ok: false, code }
  const table = { ...state, clock: nextTurn(state.clock, seat, atMs) }
  if (act.type === 'pass') return state.trick ? { ok: true, state: passed(table, seat) } : notAllowed('MUST_PLAY')
  const play = playOf(state, seat, act.cards)
  return play
    ? { ok: true, state: played(table, { seat, cards: act.cards, play }) }
    : notAllowed(faultOf(state, seat, act.cards))
}

function faultOf({ hands }: SamState, seat: number, cards: readonly number[]): ActFault {
  if (!cards.every((card) => hands[seat]?.includes(card))) return 'NOT_HELD'
  return new Set(cards).size === cards.length && samPlay(cards) ? 'TOO_LOW' : 'NO_COMBINATION'
}

/** The first who declares leads; when all have waived, the leader does. */
function applyDeclare(state: SamState, seat: number, type: 'declare' | 'waive', atMs: number): Applied<SamState> {
  const { hasWaived, clock, options, winner } = state
  if (hasWaived?.[seat] !== false)
    return winner === undefined ? notAllowed('NOT_NOW') : { ok: false, code: 'HAND_OVER' }
  if (atMs > clock.fromMs + declareMs) return { ok: false, code: 'TOO_LATE' }
  const begun = { ...state, hasWaived: undefined, clock: { ...clock, fromMs: atMs } }
  if (type === 'declare') return { ok: true, state: { ...begun, declarer: seat, turn: seat } }
  const waived = hasWaived.with(seat, true)
  return {
    ok: true,
    state: waived.every(Boolean) ? { ...begun, turn: options.leader } : { ...state, hasWaived: waived },
  }
}

function played(state: SamState, trick: Trick<Combo>): SamState {
  const { seat, play } = trick
  if (state.declarer !== undefined && state.declarer !== seat)
    return { ...layDown(state, trick), turn: undefined, blocker: seat, winner: seat }
  const laid = { ...layDown(state, trick), chain: chainAfter(state, trick) }
  const isOut = laid.hands[seat]?.length === 0
  const isLast = isOut && play.topRank === two && state.declarer === undefined
  if (isOut && !isLast) return { ...closeChain(laid), turn: undefined, winner: seat }
  const after = isLast ? { ...laid, endedWithTwo: [...laid.endedWithTwo, seat] } : laid
  const left = [...after.hands.keys()].filter((one) => (after.hands[one]?.length ?? 0) > 0)
  if (left.length === 1) return { ...closeChain(after), turn: undefined, winner: left[0] ?? seat }
  return withLiable(passOn(after, seat), state, trick)
}

/** Only the last cut of a chain is paid: a 2 that was cut, or four alike. */
function chainAfter({ trick: before, chain }: SamState, { seat, play }: Trick<Combo>): SamState['chain'] {
  const isCut = before !== undefined && play.type === 'four'
  return isCut ? { from: before.seat, to: seat, units: samCutUnits(before.play) } : chain
}

function withLiable(after: SamState, before: SamState, { seat, cards, play }: Trick<Combo>): SamState {
  const next = after.turn
  const isAnnounced = next !== undefined && next !== seat && after.hands[next]?.length === 1
  const highest = Math.max(...(before.hands[seat] ?? []).map(shedRank))
  const isWrong = isAnnounced && play.type === 'single' && shedRank(cards[0] ?? 0) < highest
  return { ...after, liable: isWrong ? { seat, for: next } : undefined }
}

function idle({ hasWaived, turn, trick, hands }: SamState): { seat: number; act: SamAct } | undefined {
  if (hasWaived) return { seat: hasWaived.indexOf(false), act: { type: 'waive' } }
  if (turn === undefined) return undefined
  if (trick) return { seat: turn, act: { type: 'pass' } }
  const lowest = [...(hands[turn] ?? [])].sort((a, b) => shedRank(a) - shedRank(b))[0]
  return { seat: turn, act: { type: 'play', cards: [lowest ?? 0] } }
}

function paymentsOf(state: SamState, winner: number) {
  const { instantWin, declarer, blocker, hands, hasPlayed, endedWithTwo, cuts, liable } = state
  if (instantWin) return fromEach(winner, samUnits, hands.length)
  if (declarer !== undefined) return declarePayments(hands.length, declarer, blocker ?? null)
  const owed = samPayments({ winner, handsLeft: hands, hasPlayed, endedWithTwo })
  const payer = liable?.for === winner ? liable.seat : undefined
  return [...owed.map((payment) => (payer === undefined ? payment : { ...payment, from: payer })), ...cuts]
}

function end(state: SamState): Share[] | undefined {
  const { winner, chipsMinor, options } = state
  if (winner === undefined) return undefined
  const { netMinor, feeMinor } = settlePayments(paymentsOf(state, winner), {
    ...{ seatCount: chipsMinor.length, stakeMinor: options.stakeMinor, feePercent: samFeePercent },
    ...{ balancesMinor: chipsMinor, button: winner },
  })
  return sharesOf(netMinor, feeMinor)
}
