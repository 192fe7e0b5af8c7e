import type { Fraction } from '../../exact/fraction.ts'
import type { SpotBet } from './spot-bet.ts'

/** The last event of a round at a table: what each bet put in and got back, gross, in minor units. */
export type SettledEvent = {
  readonly type: 'settled'
  readonly bets: readonly { readonly spot: string; readonly stakeMinor: string; readonly payoutMinor: string }[]
  readonly payoutMinor: string
}

/** Gross payout of one bet in minor units, cut once. */
export function payoutOf(stakeMinor: bigint, { num, den }: Fraction): bigint {
  return (stakeMinor * num) / den
}

/** Pays every bet what `grossOf` says, as a multiple of its stake; 0 is a lost bet. */
export function settleSpots<Spot extends string>(
  bets: readonly SpotBet<Spot>[],
  grossOf: (spot: Spot) => Fraction,
): { readonly event: SettledEvent; readonly payoutMinor: bigint; readonly paid: readonly PaidBet[] } {
  const paid = bets.map(({ spot, stakeMinor }) => ({
    spot,
    stakeMinor,
    payoutMinor: payoutOf(stakeMinor, grossOf(spot)),
  }))
  return { ...settledAs(paid), paid }
}

export type PaidBet = { readonly spot: string; readonly stakeMinor: bigint; readonly payoutMinor: bigint }

/** The same for a game that has worked out each payout itself. */
export function settledAs(paid: readonly PaidBet[]): { readonly event: SettledEvent; readonly payoutMinor: bigint } {
  const payoutMinor = paid.reduce((sum, bet) => sum + bet.payoutMinor, 0n)
  const bets = paid.map((bet) => ({
    spot: bet.spot,
    stakeMinor: `${bet.stakeMinor}`,
    payoutMinor: `${bet.payoutMinor}`,
  }))
  return { event: { type: 'settled', bets, payoutMinor: `${payoutMinor}` }, payoutMinor }
}
