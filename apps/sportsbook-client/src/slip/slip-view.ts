import type { SportsMatchView } from '@fairground/contract/sports'
import { isHigher } from '../odds/odds-text.ts'
import { priceNow } from '../offer/price-picks.ts'
import type { Order, Slip, SlipLeg } from './slip.ts'
import { type SlipSums, sizesOf, sumsOf, typedMinorOf } from './slip-sums.ts'

/** A leg beside what it costs now. */
export interface LegNow {
  readonly leg: SlipLeg
  readonly match: SportsMatchView | undefined
  /** Null while it is not offered, or nothing was told of its match yet. */
  readonly price: string | null
  /** `moved` waits for the player; `gone` is not offered; `unknown` was not told of yet. */
  readonly state: 'same' | 'moved' | 'gone' | 'unknown'
}

export type Known = ReadonlyMap<string, SportsMatchView>

export function legNow(leg: SlipLeg, known: Known): LegNow {
  const match = known.get(leg.matchId)
  const price = priceNow(match, leg.picks)
  const state = match === undefined ? 'unknown' : price === null ? 'gone' : price === leg.price ? 'same' : 'moved'
  return { leg, match, price, state }
}

/** Takes the moves of prices that the player takes without being asked. */
export function followed(slip: Slip, known: Known): Slip {
  const legs = slip.legs.map((leg) => {
    const { price } = legNow(leg, known)
    if (price === null || price === leg.price || !isTaken(slip.accept, leg.price, price)) return leg
    return { ...leg, price }
  })
  return legs.some((leg, at) => leg !== slip.legs[at]) ? { ...slip, legs } : slip
}

const isTaken = (accept: Slip['accept'], before: string, now: string): boolean =>
  accept === 'any' || (accept === 'better' && isHigher(now, before))

/** Takes every price as it is now. */
export const atPricesNow = (slip: Slip, known: Known): Slip => ({
  ...slip,
  legs: slip.legs.map((leg) => ({ ...leg, price: legNow(leg, known).price ?? leg.price })),
})

export interface SlipNow {
  readonly legs: readonly LegNow[]
  readonly sums: SlipSums
  readonly sizes: readonly number[]
  readonly hasMoved: boolean
  readonly isBlocked: boolean
}

/** Everything the paper says, at the prices that would be sent. */
export function slipNow(slip: Slip, known: Known, currency: string): SlipNow {
  const legs = slip.legs.map((leg) => legNow(leg, known))
  const sizes = sizesOf(slip)
  const prices = legs.map(({ leg, price }) => price ?? leg.price)
  const sums = sumsOf(prices, sizes, typedMinorOf(slip.typed, currency), slip.typedAs)
  return {
    ...{ legs, sums, sizes, hasMoved: legs.some(({ state }) => state === 'moved') },
    isBlocked: legs.some(({ state }) => state === 'gone'),
  }
}

/** What is sent for the slip as it stands. */
export const orderOf = (slip: Slip, { sums, sizes }: SlipNow): Order => ({
  accept: slip.accept,
  legs: slip.legs.map(({ matchId, picks, price }) => ({ matchId, picks, price })),
  sizes: [...sizes],
  unitMinor: String(sums.unitMinor),
})
