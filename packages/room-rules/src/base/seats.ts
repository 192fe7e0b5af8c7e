/** Seats in the order in which odd units are given: left of the button first, the button itself last. */
export const seatsFrom = (button: number, seatCount: number): number[] =>
  Array.from({ length: seatCount }, (_, step) => (button + 1 + step) % seatCount)

/** One unit to each of `seats` in that order, as far as `units` go. */
export function spreadOdd(seats: readonly number[], units: bigint, { button, seatCount }: Around): Map<number, bigint> {
  const inOrder = seatsFrom(button, seatCount).filter((seat) => seats.includes(seat))
  return new Map(inOrder.map((seat, at) => [seat, BigInt(at) < units ? 1n : 0n]))
}

export type Around = { readonly button: number; readonly seatCount: number }
