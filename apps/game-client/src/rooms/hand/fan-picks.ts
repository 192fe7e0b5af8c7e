/** The cards after one was pressed: taken up, or put back. */
export const toggled = (picked: ReadonlySet<number>, card: number): ReadonlySet<number> =>
  swept(picked, card, !picked.has(card))

/** A finger that moves over cards does to each what it did to the first. */
export function swept(picked: ReadonlySet<number>, card: number, isUp: boolean): ReadonlySet<number> {
  if (picked.has(card) === isUp) return picked
  const next = new Set(picked)
  if (isUp) next.add(card)
  else next.delete(card)
  return next
}

/** Cards that are still held. */
export const heldOf = (picked: ReadonlySet<number>, hand: readonly number[]): number[] =>
  hand.filter((card) => picked.has(card))
