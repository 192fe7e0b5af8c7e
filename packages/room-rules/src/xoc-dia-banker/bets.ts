import { type Fraction, fraction } from '@fairground/game-rules/exact'
import { least, most, sumOf } from '../base/amounts.ts'

/** Net odds of the places that are bet on against a player. */
const netOdds = {
  even: fraction(1),
  odd: fraction(1),
  'four-red': fraction(14),
  'four-white': fraction(14),
  'three-red': fraction(14, 5),
  'three-white': fraction(14, 5),
} as const satisfies Record<string, Fraction>
export type BankerSpot = keyof typeof netOdds
export const bankerSpots = Object.keys(netOdds) as BankerSpot[]

export type BankerBet = { readonly spot: BankerSpot; readonly amountMinor: bigint }

/** Of each seat's net win of the round, the banker's too. */
export const xocDiaFeePercent = 2n
const coins = 4

const winsWith: Readonly<Record<BankerSpot, (reds: number) => boolean>> = {
  even: (reds) => reds % 2 === 0,
  odd: (reds) => reds % 2 === 1,
  'four-red': (reds) => reds === coins,
  'four-white': (reds) => reds === 0,
  'three-red': (reds) => reds === coins - 1,
  'three-white': (reds) => reds === 1,
}

/** What a bet brings its player, in minor units, below 0 when it loses. */
function netOf({ spot, amountMinor }: BankerBet, reds: number): bigint {
  const { num, den } = netOdds[spot]
  return winsWith[spot](reds) ? (amountMinor * num) / den : -amountMinor
}

const netOfAll = (bets: readonly BankerBet[], reds: number): bigint => sumOf(bets.map((bet) => netOf(bet, reds)))

/** What the banker pays at worst, and the number of reds where he does; of equal ones that with fewer reds. */
export function worstClass(bets: readonly BankerBet[]): { readonly reds: number; readonly lossMinor: bigint } {
  let worst = { reds: 0, lossMinor: netOfAll(bets, 0) }
  for (let reds = 1; reds <= coins; reds += 1) {
    const lossMinor = netOfAll(bets, reds)
    if (lossMinor > worst.lossMinor) worst = { reds, lossMinor }
  }
  return worst
}

/** What bets lose at worst, opposite ones netted. */
export const worstLoss = (bets: readonly BankerBet[]): bigint =>
  Array.from({ length: coins + 1 }, (_, reds) => -netOfAll(bets, reds)).reduce(most, 0n)

/**
 * What is kept of each bet so that the banker can pay in every class: of the worst class the latest winning bets go back, the
 * last in part to the minor unit, until no class is above his escrow. Bets come in the order of receipt.
 */
export function keptBets(escrowMinor: bigint, bets: readonly BankerBet[]): bigint[] {
  const kept = [...bets]
  for (let worst = worstClass(kept); worst.lossMinor > escrowMinor; worst = worstClass(kept)) {
    const { reds } = worst
    const latest = kept.findLastIndex((bet) => bet.amountMinor > 0n && winsWith[bet.spot](reds))
    const bet = kept[latest]
    if (!bet) break
    const others = worst.lossMinor - netOf(bet, reds)
    kept[latest] = { ...bet, amountMinor: largestWithin(bet, escrowMinor - others) }
  }
  return kept.map(({ amountMinor }) => amountMinor)
}

/** The most of a bet that wins no more than `roomMinor`. */
function largestWithin({ spot, amountMinor }: BankerBet, roomMinor: bigint): bigint {
  if (roomMinor < 0n) return 0n
  const { num, den } = netOdds[spot]
  return least(((roomMinor + 1n) * den - 1n) / num, amountMinor)
}

/** What a round brings each seat and the banker, with the fee of 2 % of net wins taken off, floored. */
export function settleBankerRound(reds: number, seats: readonly (readonly BankerBet[])[]) {
  const won = seats.map((bets) => netOfAll(bets, reds))
  const fees = won.map(feeOf)
  const banker = -sumOf(won)
  return {
    netMinor: won.map((net, seat) => net - (fees[seat] ?? 0n)),
    feeMinor: fees,
    bankerNetMinor: banker - feeOf(banker),
    bankerFeeMinor: feeOf(banker),
  }
}

const feeOf = (net: bigint): bigint => (most(net, 0n) * xocDiaFeePercent) / 100n
