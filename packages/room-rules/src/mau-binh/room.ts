import { refusalAtOnce, untilOf } from '../base/at-once.ts'
import { resumed } from '../base/clock.ts'
import { type Payment, settlePayments } from '../base/payments.ts'
import { type Applied, notAllowed, type Opening, type RoomRules, type Share, sharesOf } from '../base/room-rules.ts'
import { dealtHands } from '../base/trick.ts'
import { arrange } from './arrange.ts'
import { mauBinhInstantUnits } from './instant-win.ts'
import {
  instantWinsOf,
  isOver,
  type MauBinhAct,
  type MauBinhRoomOptions,
  type MauBinhState,
  type MauBinhView,
  mauBinhHandSize,
  openPlaces,
  viewOf,
} from './room-state.ts'
import { type MauBinhHand, mauBinhRows } from './rows.ts'
import { instantPayments, mauBinhFeePercent, mauBinhPayments } from './settle.ts'

/** To set thirteen cards. */
const setMs = 60_000
const rowSizes = { back: 5, middle: 5, front: 3 } as const

/** Mậu binh with its defaults: all seats set their cards at the same time, and all rows are compared at the end. */
export const mauBinhRoom: RoomRules<MauBinhRoomOptions, MauBinhState, MauBinhAct, MauBinhView> = {
  ...{ open, allowed, apply, idle, viewOf, openPlaces, end },
  resume: resumed,
  deadlineMs: (state) => untilOf(state.clock, isOver(state), setMs),
  payments: (state) => (isOver(state) ? paymentsOf(state) : []),
}

function open({ options, chipsMinor, bankMs, deck }: Opening<MauBinhRoomOptions>, atMs: number): MauBinhState {
  const hands = dealtHands(deck, chipsMinor.length, mauBinhHandSize)
  return { options, chipsMinor, deck, hands, set: hands.map(() => undefined), clock: { fromMs: atMs, bankMs } }
}

/** One of the many ways to set a hand. */
function allowed(state: MauBinhState, seat: number): MauBinhAct[] {
  const hand = state.hands[seat]
  if (!hand || state.set[seat] || isOver(state)) return []
  return [{ type: 'set', back: hand.slice(0, 5), middle: hand.slice(5, 10), front: hand.slice(10) }]
}

function apply(state: MauBinhState, seat: number, { back, middle, front }: MauBinhAct, atMs: number) {
  const hand = state.hands[seat]
  const untilMs = untilOf(state.clock, isOver(state), setMs)
  const code = refusalAtOnce({ untilMs, isAsked: hand !== undefined && !state.set[seat], atMs })
  if (code) return code === 'NOT_ALLOWED' ? notAllowed('NOT_NOW') : { ok: false as const, code }
  const rows: MauBinhHand = { back, middle, front }
  const cards = new Set(mauBinhRows.flatMap((row) => rows[row]))
  if (mauBinhRows.some((row) => rows[row].length !== rowSizes[row]) || cards.size !== mauBinhHandSize)
    return notAllowed('NO_COMBINATION')
  if (!hand?.every((card) => cards.has(card))) return notAllowed('NOT_HELD')
  return { ok: true, state: { ...state, set: state.set.with(seat, rows) } } satisfies Applied<MauBinhState>
}

/** Whoever has not set in time gets the rows that win most against hands dealt at random. */
function idle(state: MauBinhState): { seat: number; act: MauBinhAct } | undefined {
  if (isOver(state)) return undefined
  const seat = state.set.indexOf(undefined)
  return { seat, act: { type: 'set', ...arrange(state.hands[seat] ?? []) } }
}

function paymentsOf(state: MauBinhState): Payment[] {
  const wins = instantWinsOf(state).map((win) => (win ? mauBinhInstantUnits[win] : 0))
  if (wins.some((units) => units > 0)) return instantPayments(wins)
  return mauBinhPayments(state.set.filter((hand) => hand !== undefined))
}

function end(state: MauBinhState): Share[] | undefined {
  if (!isOver(state)) return undefined
  const { chipsMinor, options } = state
  const { netMinor, feeMinor } = settlePayments(paymentsOf(state), {
    ...{ seatCount: chipsMinor.length, stakeMinor: options.stakeMinor, feePercent: mauBinhFeePercent },
    ...{ balancesMinor: chipsMinor, button: options.button },
  })
  return sharesOf(netMinor, feeMinor)
}
