/** Where chips come from or go to: a seat, or the middle of the table. */
export type FlightEnd = number | 'pot'

/** Chips that move from one place to another. */
export type Flight = { readonly from: FlightEnd; readonly to: FlightEnd; readonly minor: bigint }

const none = 0n

/** How a hand was paid without a pot: who lost pays into the middle, and from there it goes to who won. */
export const paidFlights = (nets: readonly { seat: number; netMinor: bigint }[]): Flight[] => [
  ...nets
    .filter(({ netMinor }) => netMinor < none)
    .map(({ seat, netMinor }): Flight => ({ from: seat, to: 'pot', minor: -netMinor })),
  ...nets
    .filter(({ netMinor }) => netMinor > none)
    .map(({ seat, netMinor }): Flight => ({ from: 'pot', to: seat, minor: netMinor })),
]
