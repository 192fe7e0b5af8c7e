import { type Fraction, fraction, minus } from '@fairground/game-rules/exact'
import { least } from '../base/amounts.ts'
import { highest, levelOf, liveIn, seatAt, type ThreeCardState } from './room-state.ts'

/** Stakes of a blind seat, in antes. */
export const threeCardStakes = [1n, 2n, 5n, 10n] as const
/** Nobody is asked to compare before. */
const comparesFrom = 2

/** What the seat in turn may do. */
export type ThreeCardChoices = {
  readonly canLook: boolean
  /** All chips at most. */
  readonly callMinor: bigint
  /** Higher stakes, with what each costs this seat. */
  readonly raises: readonly { readonly toMinor: bigint; readonly costMinor: bigint }[]
  readonly compare: { readonly costMinor: bigint; readonly seats: readonly number[] } | undefined
}

export const isIn = ({ seats }: ThreeCardState, seat: number): boolean =>
  seats[seat]?.hasFolded === false && seats[seat].chipsMinor > 0n

/** Seats that can still answer. */
const rivalsOf = (state: ThreeCardState, seat: number): number[] =>
  [...state.seats.keys()].filter((other) => other !== seat && isIn(state, other))

export const priceOf = (state: ThreeCardState, seat: number, stakeMinor = state.stakeMinor): bigint =>
  seatAt(state, seat).isSeen ? stakeMinor * 2n : stakeMinor

/** How much of its price a seat still owes in this round: alone with chips, only what others have paid beyond it. */
export function owedPart(state: ThreeCardState, seat: number): Fraction {
  if (rivalsOf(state, seat).length > 0) return fraction(1)
  const others = liveIn(state).filter((other) => other !== seat)
  return minus(highest(others.map((other) => levelOf(seatAt(state, other)))), levelOf(seatAt(state, seat)))
}

export function choicesOf(state: ThreeCardState, seat: number): ThreeCardChoices {
  const { chipsMinor, isSeen } = seatAt(state, seat)
  const price = priceOf(state, seat)
  const { num, den } = owedPart(state, seat)
  const rivals = rivalsOf(state, seat)
  const raises = threeCardStakes
    .map((antes) => antes * state.options.anteMinor)
    .filter((toMinor) => rivals.length > 0 && toMinor > state.stakeMinor)
    .map((toMinor) => ({ toMinor, costMinor: priceOf(state, seat, toMinor) }))
    .filter(({ costMinor }) => costMinor <= chipsMinor)
  const canCompare = state.round >= comparesFrom && rivals.length > 0 && chipsMinor >= price
  return {
    ...{ canLook: !isSeen, callMinor: least((price * num + den - 1n) / den, chipsMinor), raises },
    compare: canCompare ? { costMinor: price, seats: rivals } : undefined,
  }
}
