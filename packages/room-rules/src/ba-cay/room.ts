import { refusalAtOnce, untilOf } from '../base/at-once.ts'
import { actionMs, type Clock, resumed } from '../base/clock.ts'
import { type Payment, settlePayments } from '../base/payments.ts'
import { notAllowed, type Opening, type RoomRules, type Share, sharesOf } from '../base/room-rules.ts'
import { dealtHands } from '../base/trick.ts'
import { type BaCayHand, baCayFeePercent, baCayHand, compareBaCay, isBaCayCard } from './ba-cay.ts'
import { baCayPayments } from './settle.ts'

export type BaCayOptions = {
  /** The ante: one unit. */
  readonly stakeMinor: bigint
  readonly banker: number
}

/** In units of the ante. */
export type BaCayAct = { readonly type: 'bet'; readonly units: number }

export type BaCayState = {
  readonly options: BaCayOptions
  readonly chipsMinor: readonly bigint[]
  readonly deck: readonly number[]
  readonly hands: readonly (readonly number[])[]
  /** By seat; undefined until it has bet, and always of the banker. */
  readonly bets: readonly (number | undefined)[]
  readonly clock: Clock
}

/** What a seat, or a spectator, may know of a hand: nobody sees a card before all bets stand. */
export type BaCayView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    readonly betUnits: number | undefined
    /** When the hand is over. */
    readonly hand?: readonly number[]
  }[]
  readonly banker: number
  readonly isOver: boolean
  /** What the seat may bet at most, while it has to. */
  readonly unitsMax?: number
}

const handSize = 3
const [unitsMin, unitsMax] = [1, 5]

/** Ba cây: every seat bets against the banker, then all cards are shown. */
export const baCayRoom: RoomRules<BaCayOptions, BaCayState, BaCayAct, BaCayView> = {
  ...{ open, allowed, apply, idle, viewOf, openPlaces, end },
  resume: resumed,
  deadlineMs: (state) => untilOf(state.clock, isOver(state), actionMs),
  payments: (state) => (isOver(state) ? paymentsOf(state) : []),
}

/** Who keeps the bank: the best hand of ten points or a trio takes it, else it stays. */
export function nextBanker({ hands, options }: BaCayState): number {
  const shown = hands.map(baCayHand)
  const worthy = [...shown.keys()].filter((seat) => isWorthy(shown[seat]))
  return worthy.reduce((best, seat) => {
    const [own, other] = [shown[seat], shown[best]]
    return !isWorthy(other) || (own && other && compareBaCay(own, other) > 0) ? seat : best
  }, options.banker)
}

const isWorthy = (hand: BaCayHand | undefined): boolean => hand?.type === 'trio' || hand?.points === 10

const isOver = ({ bets, options }: BaCayState): boolean =>
  bets.every((units, seat) => units !== undefined || seat === options.banker)

/** Ten to king are no cards of this game: the deck is dealt without them. */
function open({ options, chipsMinor, bankMs, deck }: Opening<BaCayOptions>, atMs: number): BaCayState {
  const hands = dealtHands(deck.filter(isBaCayCard), chipsMinor.length, handSize)
  return { options, chipsMinor, deck, hands, bets: hands.map(() => undefined), clock: { fromMs: atMs, bankMs } }
}

/** Nobody bets more than he has. */
function unitsMaxOf({ chipsMinor, options }: BaCayState, seat: number): number {
  const held = (chipsMinor[seat] ?? 0n) / options.stakeMinor
  return held >= BigInt(unitsMax) ? unitsMax : Math.max(Number(held), unitsMin)
}

const isAsked = (state: BaCayState, seat: number): boolean =>
  seat in state.hands && seat !== state.options.banker && state.bets[seat] === undefined

function allowed(state: BaCayState, seat: number): BaCayAct[] {
  if (!isAsked(state, seat)) return []
  return Array.from({ length: unitsMaxOf(state, seat) }, (_, at) => ({ type: 'bet', units: at + 1 }))
}

function apply(state: BaCayState, seat: number, { units }: BaCayAct, atMs: number) {
  const untilMs = untilOf(state.clock, isOver(state), actionMs)
  const code = refusalAtOnce({ untilMs, isAsked: isAsked(state, seat), atMs })
  if (code) return code === 'NOT_ALLOWED' ? notAllowed('NOT_NOW') : { ok: false as const, code }
  if (!Number.isInteger(units) || units < unitsMin || units > unitsMaxOf(state, seat)) return notAllowed('AMOUNT')
  return { ok: true as const, state: { ...state, bets: state.bets.with(seat, units) } }
}

function idle(state: BaCayState): { seat: number; act: BaCayAct } | undefined {
  const seat = [...state.hands.keys()].find((one) => isAsked(state, one))
  return seat === undefined ? undefined : { seat, act: { type: 'bet', units: unitsMin } }
}

function viewOf(state: BaCayState, seat?: number): BaCayView {
  const hasEnded = isOver(state)
  return {
    seats: state.hands.map((hand, at) => ({
      ...{ chipsMinor: state.chipsMinor[at] ?? 0n, betUnits: state.bets[at] },
      ...(hasEnded && { hand }),
    })),
    ...{ banker: state.options.banker, isOver: hasEnded },
    ...(seat !== undefined && isAsked(state, seat) && { unitsMax: unitsMaxOf(state, seat) }),
  }
}

/** The cards of all hands, once the bets stand. */
function openPlaces(state: BaCayState): number[] {
  const shown = new Set(isOver(state) ? state.hands.flat() : [])
  return [...state.deck.keys()].filter((place) => shown.has(state.deck[place] ?? -1))
}

const paymentsOf = ({ hands, bets, options }: BaCayState): Payment[] =>
  baCayPayments({ banker: options.banker, hands, bets: bets.map((units) => units ?? 0) })

function end(state: BaCayState): Share[] | undefined {
  if (!isOver(state)) return undefined
  const { chipsMinor, options } = state
  const { netMinor, feeMinor } = settlePayments(paymentsOf(state), {
    ...{ seatCount: chipsMinor.length, stakeMinor: options.stakeMinor, feePercent: baCayFeePercent },
    ...{ balancesMinor: chipsMinor, button: options.banker },
  })
  return sharesOf(netMinor, feeMinor)
}
