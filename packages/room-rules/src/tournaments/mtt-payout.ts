import { withRestToFirst } from './prizes.ts'

const [paidPercent, topPlaces] = [15, 9]

/**
 * Prizes by place of a tournament on many tables: 15 % of the entries are paid, as far as the last place gets one and a half
 * entries with fee. Each step pays 5/4 of the next, rests go to the first. Source: games.md §11.
 */
export function mttPayout(entries: number, poolMinor: bigint, entryMinor: bigint): bigint[] {
  const wanted = Math.max(Math.ceil((entries * paidPercent) / 100), 1)
  for (let places = wanted; places > 1; places -= 1) {
    const prizes = prizesOf(places, poolMinor)
    if ((prizes.at(-1) ?? 0n) * 2n >= entryMinor * 3n) return prizes
  }
  return prizesOf(1, poolMinor)
}

function prizesOf(places: number, poolMinor: bigint): bigint[] {
  const steps = stepsOf(places)
  const last = steps.length - 1
  const weights = steps.flatMap((size, step) =>
    Array.from({ length: size }, () => 5n ** BigInt(last - step) * 4n ** BigInt(step)),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  return withRestToFirst(
    weights.map((weight) => (poolMinor * weight) / all),
    poolMinor,
  )
}

/** How many places each step has: 1 each to place 9, then to 12, 15, 18, and on by × 3/2 and × 4/3 in turn. */
function stepsOf(places: number): number[] {
  const ends = Array.from({ length: topPlaces }, (_, place) => place + 1)
  ends.push(12, 15, 18)
  for (let end = 27, isThird = true; (ends.at(-1) ?? 0) < places; isThird = !isThird) {
    ends.push(end)
    end = isThird ? (end * 4) / 3 : (end * 3) / 2
  }
  const reached = ends.map((end) => Math.min(end, places))
  return reached.map((end, step) => end - (reached[step - 1] ?? 0)).filter((size) => size > 0)
}
