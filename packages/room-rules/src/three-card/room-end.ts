import { type Fraction, fraction } from '@fairground/game-rules/exact'
import { least, most, sumOf } from '../base/amounts.ts'
import { type BetEnd, paidOut, strengthsBy } from '../base/bets/bet-end.ts'
import { dealtPlaces } from '../base/bets/bet-view.ts'
import { layeredPots, type Pot } from '../pots/side-pots.ts'
import {
  compareLevels,
  highest,
  levelOf,
  liveIn,
  paidBy,
  paidUpTo,
  seatAt,
  type ThreeCardState,
  threeCardSize,
} from './room-state.ts'
import { compareZhaJinHua, threeCardFeePercent, zhaJinHuaHand } from './three-card.ts'

/** 3 % of the pot. Cards tie whatever their suits, so that equal hands share at the end. */
export function threeCardEnd(state: ThreeCardState): BetEnd {
  const { seats, options, isShowdown } = state
  const { called, pots } = isShowdown ? potsOf(state) : leftAlone(state)
  const hands = (live: readonly number[]) => new Map(live.map((seat) => [seat, zhaJinHuaHand(holeOf(state, seat))]))
  return paidOut(
    { called, pots, folded: seats.map(({ hasFolded }) => hasFolded), isShowdown },
    {
      strengthOf: (live) => strengthsBy(seats.length, hands(live), compareZhaJinHua),
      rake: { share: fraction(threeCardFeePercent, 100n) },
      ...{ isRaked: true, button: options.button, showsFirst: (options.button + 1) % seats.length },
    },
  )
}

export const placesOf = ({ options, seats }: ThreeCardState, seat: number): number[] =>
  dealtPlaces(seat, options.button, seats.length, threeCardSize)

export const holeOf = (state: ThreeCardState, seat: number): number[] =>
  placesOf(state, seat).map((place) => state.deck[place] ?? 0)

type Called = { readonly called: readonly bigint[]; readonly pots: readonly Pot[] }

/**
 * Seats pay different prices for the same right, as they have looked or not: pots are made by how many prices a seat has
 * paid. What one that is left paid above all others goes back to it.
 */
function potsOf({ seats }: ThreeCardState): Called {
  const levels = seats.map((seat, at) => {
    const others = highest(seats.filter((_, other) => other !== at).map(levelOf))
    return !seat.hasFolded && compareLevels(levelOf(seat), others) > 0 ? others : levelOf(seat)
  })
  const upTo = (level: Fraction) => seats.map((seat, at) => paidUpTo(seat, lower(level, levels[at] ?? level)))
  const called = upTo(highest(levels))
  const steps = levels
    .toSorted(compareLevels)
    .filter((level, at, all) => at === 0 || compareLevels(level, all[at - 1] ?? level) > 0)
  const layers = steps.map((level, at): Pot => {
    const below = steps[at - 1]
    return {
      amountMinor: sumOf(upTo(level)) - (below ? sumOf(upTo(below)) : 0n),
      eligible: [...seats.keys()].filter(
        (seat) => !seats[seat]?.hasFolded && compareLevels(levels[seat] ?? level, level) >= 0,
      ),
    }
  })
  return { called, pots: layeredPots(layers) }
}

const lower = (a: Fraction, b: Fraction): Fraction => (compareLevels(a, b) < 0 ? a : b)

/** All others are out: what the one left paid, counted as a seen seat pays, above the most of another goes back. */
function leftAlone(state: ThreeCardState): Called {
  const { seats } = state
  const [winner = 0] = liveIn(state)
  const mostOther = seats.reduce((high, seat, at) => (at === winner ? high : most(high, asSeen(seat.puts))), 0n)
  const called = seats.map((seat, at) => (at === winner ? calledOf(seatAt(state, at).puts, mostOther) : paidBy(seat)))
  return { called, pots: [{ amountMinor: sumOf(called), eligible: [winner] }] }
}

const weightOf = (isSeen: boolean): bigint => (isSeen ? 1n : 2n)

const asSeen = (puts: ThreeCardState['seats'][number]['puts']): bigint =>
  sumOf(puts.map(({ minor, isSeen }) => minor * weightOf(isSeen)))

/** From the last one back, until no more than the limit is left. */
function calledOf(puts: ThreeCardState['seats'][number]['puts'], limitMinor: bigint): bigint {
  let over = most(asSeen(puts) - limitMinor, 0n)
  let left = 0n
  for (const { minor, isSeen } of puts.toReversed()) {
    const back = least(minor, over / weightOf(isSeen))
    over -= back * weightOf(isSeen)
    left += minor - back
  }
  return left
}
