import { liabilityOf, type Play, type Terms } from '@fairground/lottery-rules'

/** What a line holds of one of its numbers, in minor units as text: its JSON goes through the database. */
export interface HeldNumber {
  number: string
  payout: string
  stake: string
}

interface Held {
  unitMinor: bigint
  terms: Terms
  factor: number
}

/** What a line adds to each of its numbers, for a ticket without a multiple. */
export const heldBy = (play: Play, ticket: unknown, { unitMinor, terms, factor }: Held): HeldNumber[] =>
  liabilityOf(play as Play<unknown, never>, ticket, { unitStakeMinor: unitMinor, terms, factorOf: () => factor }).map(
    ({ key, payoutMinor, stakeMinor }) => ({
      number: key,
      payout: payoutMinor.toString(),
      stake: stakeMinor.toString(),
    }),
  )

/** The same for a ticket with a multiple. */
export const timesHeld = (held: readonly HeldNumber[], multiple: number): HeldNumber[] =>
  held.map(({ number, payout, stake }) => ({
    number,
    payout: (BigInt(payout) * BigInt(multiple)).toString(),
    stake: (BigInt(stake) * BigInt(multiple)).toString(),
  }))
