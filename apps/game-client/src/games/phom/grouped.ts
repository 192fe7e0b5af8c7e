import { bestLaying, phomPoints } from '@fairground/room-rules'

/** The own hand as it would be laid: phỏms first, then loose cards from the fewest points to the most. */
export function grouped(hand: readonly number[], eaten: readonly number[]): number[] {
  const { phoms, loose, weight } = bestLaying(hand, phomPoints, eaten)
  const byPoints = (a: number, b: number) => phomPoints(a) - phomPoints(b) || a - b
  if (weight === Infinity) return [...hand].sort(byPoints)
  return [...phoms.flatMap((phom) => [...phom].sort(byPoints)), ...[...loose].sort(byPoints)]
}

/** Whether a card may go: what was taken stays in a phỏm of its own. */
export const mayGo = (hand: readonly number[], eaten: readonly number[], card: number): boolean =>
  !eaten.includes(card) &&
  bestLaying(
    hand.filter((one) => one !== card),
    () => 1,
    eaten,
  ).weight !== Infinity
