import { deadlineOf, nextTurn, resumed } from '../base/clock.ts'
import { type Payment, settlePayments } from '../base/payments.ts'
import {
  type Applied,
  notAllowed,
  type Opening,
  type RoomRules,
  refusalOf,
  type Share,
  sharesOf,
} from '../base/room-rules.ts'
import { dealtHands } from '../base/trick.ts'
import { bestLaying, isPhom, isUKhan, phomPoints } from './phoms.ts'
import {
  canHold,
  type LaidHand,
  openPlaces,
  type PhomAct,
  type PhomOptions,
  type PhomState,
  type PhomView,
  phomHandSize,
  stockStart,
  turnsMax,
  viewOf,
} from './room-state.ts'
import { eatenUnits, phomFeePercent, phomOrder, phomPayments, uPayments, type uUnits } from './settle.ts'

/** Who ate so many of one seat goes ù at its cost. */
const fedMax = 3

/**
 * Phỏm (tá lả) with its defaults. With his fourth discard everybody lays the phỏms that leave the fewest points, and adds
 * loose cards to phỏms on the table: nothing else could serve him better, so nobody is asked.
 */
export const phomRoom: RoomRules<PhomOptions, PhomState, PhomAct, PhomView> = {
  ...{ open, allowed, apply, idle, viewOf, openPlaces, end },
  resume: resumed,
  deadlineMs: ({ turn, clock }) => (turn === undefined ? undefined : deadlineOf(clock, turn)),
  payments: (state) => (state.turn === undefined ? paymentsOf(state) : []),
}

function open({ options, chipsMinor, bankMs, deck }: Opening<PhomOptions>, atMs: number): PhomState {
  const seats = chipsMinor.length
  const tenth = deck[stockStart(seats) - 1] ?? 0
  const hands = dealtHands(deck, seats, phomHandSize)
  const none = hands.map(() => [])
  return {
    ...{ options, chipsMinor, deck, eaten: none, discards: none, discardCounts: hands.map(() => 0) },
    hands: hands.map((hand, seat) => (seat === options.leader ? [...hand, tenth] : hand)),
    ...{ laid: hands.map(() => undefined), drawn: 0, last: undefined, phase: 'discard', turn: options.leader },
    ...{ payments: [], clock: { fromMs: atMs, bankMs } },
  }
}

const handOf = ({ hands }: PhomState, seat: number): readonly number[] => hands[seat] ?? []
const eatenOf = ({ eaten }: PhomState, seat: number): readonly number[] => eaten[seat] ?? []
const without = (cards: readonly number[], card: number): number[] => cards.filter((one) => one !== card)

/** Whether the last discard makes a phỏm with own cards, beside what was eaten before. */
function canEat(state: PhomState, seat: number): boolean {
  const { last } = state
  if (!last || state.phase !== 'take') return false
  return canHold([...handOf(state, seat), last.card], [...eatenOf(state, seat), last.card])
}

function canDiscard(state: PhomState, seat: number, card: number): boolean {
  const [hand, eaten] = [handOf(state, seat), eatenOf(state, seat)]
  return hand.includes(card) && !eaten.includes(card) && canHold(without(hand, card), eaten)
}

/** How a seat may end the hand now; ù khan only before its first card comes or goes. */
function winOf(state: PhomState, seat: number): keyof typeof uUnits | undefined {
  const [hand, eaten] = [handOf(state, seat), eatenOf(state, seat)]
  const isFirst = state.discardCounts[seat] === 0 && eaten.length === 0
  const isAsDealt = hand.length === phomHandSize || seat === state.options.leader
  if (isFirst && isAsDealt && isUKhan(hand)) return 'khan'
  if (state.phase === 'take') return undefined
  const loose = bestLaying(hand, () => 1, eaten).weight
  return loose === 0 ? 'round' : loose === 1 ? 'u' : undefined
}

function allowed(state: PhomState, seat: number): PhomAct[] {
  if (seat !== state.turn) return []
  const wins: PhomAct[] = winOf(state, seat) ? [{ type: 'win' }] : []
  if (state.phase === 'take')
    return [...wins, { type: 'draw' }, ...(canEat(state, seat) ? [{ type: 'eat' } as const] : [])]
  const cards = handOf(state, seat).filter((card) => canDiscard(state, seat, card))
  return [...wins, ...cards.map((card): PhomAct => ({ type: 'discard', card }))]
}

function apply(state: PhomState, seat: number, act: PhomAct, atMs: number): Applied<PhomState> {
  const code = refusalOf(state, seat === state.turn, atMs)
  if (code) return { ok: false, code }
  const table = { ...state, clock: nextTurn(state.clock, seat, atMs) }
  if (act.type === 'win') {
    const kind = winOf(state, seat)
    return kind ? { ok: true, state: { ...table, turn: undefined, won: { seat, kind } } } : notAllowed('NO_COMBINATION')
  }
  if (act.type === 'discard') {
    if (state.phase !== 'discard') return notAllowed('NOT_NOW')
    if (!handOf(state, seat).includes(act.card)) return notAllowed('NOT_HELD')
    return canDiscard(state, seat, act.card)
      ? { ok: true, state: discarded(table, seat, act.card) }
      : notAllowed('MUST_INCLUDE')
  }
  if (state.phase !== 'take') return notAllowed('NOT_NOW')
  if (act.type === 'draw') return { ok: true, state: drew(table, seat) }
  return canEat(state, seat) ? { ok: true, state: ate(table, seat) } : notAllowed('NO_COMBINATION')
}

function drew(state: PhomState, seat: number): PhomState {
  const card = state.deck[stockStart(state.hands.length) + state.drawn] ?? 0
  const hands = state.hands.with(seat, [...handOf(state, seat), card])
  return { ...state, hands, drawn: state.drawn + 1, last: undefined, phase: 'discard' }
}

/** The eaten card is paid for at once, dearer with each, and dearest in the last round. */
function ate(state: PhomState, seat: number): PhomState {
  const { last } = state
  if (!last) return state
  const isLastRound = state.discardCounts[last.seat] === turnsMax
  const units = eatenUnits(eatenOf(state, seat).length + 1, isLastRound)
  return {
    ...state,
    hands: state.hands.with(seat, [...handOf(state, seat), last.card]),
    eaten: state.eaten.with(seat, [...eatenOf(state, seat), last.card]),
    discards: state.discards.with(last.seat, without(state.discards[last.seat] ?? [], last.card)),
    payments: [...state.payments, { from: last.seat, to: seat, units }],
    ...{ last: undefined, phase: 'discard' },
  }
}

function discarded(before: PhomState, seat: number, card: number): PhomState {
  const state: PhomState = {
    ...before,
    hands: before.hands.with(seat, without(handOf(before, seat), card)),
    discards: before.discards.with(seat, [...(before.discards[seat] ?? []), card]),
    discardCounts: before.discardCounts.with(seat, (before.discardCounts[seat] ?? 0) + 1),
    last: { seat, card },
  }
  const after = state.discardCounts[seat] === turnsMax ? laidDown(state, seat) : state
  if (after.discardCounts.every((count) => count === turnsMax)) return { ...after, turn: undefined }
  return { ...after, turn: (seat + 1) % after.hands.length, phase: 'take' }
}

/** Phỏms go to the table, and loose cards to any phỏm that lies there; a seat without a phỏm adds nothing. */
function laidDown(state: PhomState, seat: number): PhomState {
  const { phoms, loose, weight } = bestLaying(handOf(state, seat), phomPoints, eatenOf(state, seat))
  const order = state.laid.filter((one) => one !== undefined).length
  const isMom = phoms.length === 0
  const own: LaidHand = { phoms, loose, points: weight, isMom, order }
  const lying = state.laid.with(seat, own)
  const laid = isMom ? lying : withSent(lying, seat)
  return { ...state, hands: state.hands.with(seat, laid[seat]?.loose ?? []), laid }
}

function withSent(laid: PhomState['laid'], seat: number): PhomState['laid'] {
  const own = laid[seat]
  for (const card of own?.loose.toSorted((a, b) => phomPoints(b) - phomPoints(a)) ?? [])
    for (const [at, other] of laid.entries()) {
      const target = other?.phoms.findIndex((phom) => isPhom([...phom, card])) ?? -1
      if (!own || !other || target < 0) continue
      const sent = laid.with(at, {
        ...other,
        phoms: other.phoms.map((phom, n) => (n === target ? [...phom, card] : phom)),
      })
      const after = sent[seat]
      if (!after) continue
      const loose = without(own.loose, card)
      return withSent(sent.with(seat, { ...after, loose, points: own.points - phomPoints(card) }), seat)
    }
  return laid
}

/** Ends what it can; else draws, and throws away the loose card of the most points. */
function idle(state: PhomState): { seat: number; act: PhomAct } | undefined {
  const { turn } = state
  if (turn === undefined) return undefined
  if (winOf(state, turn)) return { seat: turn, act: { type: 'win' } }
  if (state.phase === 'take') return { seat: turn, act: { type: 'draw' } }
  const [hand, eaten] = [handOf(state, turn), eatenOf(state, turn)]
  const costOf = (card: number) => bestLaying(without(hand, card), phomPoints, eaten).weight
  const [best] = hand.filter((card) => canDiscard(state, turn, card)).toSorted((a, b) => costOf(a) - costOf(b))
  return { seat: turn, act: { type: 'discard', card: best ?? 0 } }
}

function paymentsOf({ won, eaten, hands, laid, payments }: PhomState): Payment[] {
  const seatCount = hands.length
  if (won) {
    const isFed = (eaten[won.seat]?.length ?? 0) >= fedMax
    const fedBy = isFed ? (won.seat + seatCount - 1) % seatCount : undefined
    return [...payments, ...uPayments(won.seat, won.kind, { seatCount, fedBy })]
  }
  const mom = laid.map((one) => one?.isMom ?? true)
  return [...payments, ...phomPayments(orderOf(laid), mom)]
}

const orderOf = (laid: PhomState['laid']): number[] =>
  phomOrder(laid.map((one) => ({ points: one?.points ?? 0, isMom: one?.isMom ?? true, laid: one?.order ?? 0 })))

/** The seat that won, or stands first. */
export function phomWinner({ won, laid }: PhomState): number {
  if (won) return won.seat
  return orderOf(laid)[0] ?? 0
}

function end(state: PhomState): Share[] | undefined {
  if (state.turn !== undefined) return undefined
  const { chipsMinor, options } = state
  const { netMinor, feeMinor } = settlePayments(paymentsOf(state), {
    ...{ seatCount: chipsMinor.length, stakeMinor: options.stakeMinor, feePercent: phomFeePercent },
    ...{ balancesMinor: chipsMinor, button: phomWinner(state) },
  })
  return sharesOf(netMinor, feeMinor)
}
