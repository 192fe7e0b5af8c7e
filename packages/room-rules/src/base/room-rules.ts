import { most } from './amounts.ts'
import { type Clock, timeLeftMs } from './clock.ts'
import type { Payment } from './payments.ts'

/** What a hand brought a seat, in minor units: over all seats, contribution = returned + fee. */
export type Share = {
  readonly seat: number
  /** What was really at risk: uncalled bets are left out; without a pot what the seat paid. */
  readonly contributionMinor: bigint
  readonly returnedMinor: bigint
  readonly feeMinor: bigint
}

export type RefusalCode = 'HAND_OVER' | 'NOT_YOUR_TURN' | 'TOO_LATE' | 'NOT_ALLOWED'
/** What is wrong with an act that is not allowed. */
export type ActFault = 'NOT_HELD' | 'NO_COMBINATION' | 'TOO_LOW' | 'MUST_INCLUDE' | 'MUST_PLAY' | 'AMOUNT' | 'NOT_NOW'
export type Applied<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly code: RefusalCode; readonly fault?: ActFault }

export const notAllowed = (fault: ActFault) => ({ ok: false, code: 'NOT_ALLOWED', fault }) as const

/** The cards of a hand, and who sits at it. */
export type Opening<Options> = {
  readonly options: Options
  /** By seat, above 0. */
  readonly chipsMinor: readonly bigint[]
  /** What is left of each seat's time bank. */
  readonly bankMs: readonly number[]
  /** 52 cards in dealing order. */
  readonly deck: readonly number[]
}

/** One game of cards between players, as pure functions: a hand is a state, and nothing else is remembered. */
export interface RoomRules<Options, State, Act, View> {
  open(opening: Opening<Options>, atMs: number): State
  /** Every act that a seat may do now. */
  allowed(state: State, seat: number): readonly Act[]
  apply(state: State, seat: number, act: Act, atMs: number): Applied<State>
  /** Until when the seat in turn may act; undefined when the hand is over. */
  deadlineMs(state: State): number | undefined
  /** What is done for a seat that is away or too late. */
  idle(state: State): { readonly seat: number; readonly act: Act } | undefined
  /** The hand goes on after a standstill: whoever has to act has the whole time again. */
  resume(state: State, atMs: number): State
  /** All that a seat (or a spectator) may know; the only thing that leaves the server. */
  viewOf(state: State, seat?: number): View
  /** Places in the deck that may be opened to a seat (or to everybody). */
  openPlaces(state: State, seat?: number): readonly number[]
  /** Of games without a pot: who owes whom how much, once the hand is over; empty in others. */
  payments(state: State): readonly Payment[]
  /** Undefined while the hand is played. */
  end(state: State): readonly Share[] | undefined
}

/** The net results of a game without a pot, as they are reported. */
export const sharesOf = (netMinor: readonly bigint[], feeMinor: readonly bigint[]): Share[] =>
  netMinor.map((net, seat) => ({
    seat,
    contributionMinor: most(-net, 0n),
    returnedMinor: most(net, 0n),
    feeMinor: feeMinor[seat] ?? 0n,
  }))

/** Why a seat may not act now, if it may not; `isInTurn` also holds for acts that need no turn. */
export function refusalOf(
  { turn, clock }: { readonly turn: number | undefined; readonly clock: Clock },
  isInTurn: boolean,
  atMs: number,
): RefusalCode | undefined {
  if (turn === undefined) return 'HAND_OVER'
  if (!isInTurn) return 'NOT_YOUR_TURN'
  return timeLeftMs(clock, turn, atMs) < 0 ? 'TOO_LATE' : undefined
}
