import { withRestToFirst } from './prizes.ts'

const [paidPercent, topPlaces] = [15, 9]

/**
 * Prizes by place of a tournament on many tables: 15 % of the entries are paid, as far as the last place gets one and a half
 * entries with fee. Each step pays 5/4 of the next, rests go to the first.
 */
export function mttPayout(entries: number, poolMinor: bigint, entryMinor: bigint): bigint[] {
  const isEnough = (places: number) => lastPrize(places, poolMinor) * 2n >= entryMinor * 3n
  let [paid, tooMany] = [1, Math.max(Math.ceil((entries * paidPercent) / 100), 1) + 1]
  // The last prize falls with every place that is added.
  while (tooMany - paid > 1) {
    const places = Math.floor((paid + tooMany) / 2)
    if (isEnough(places)) paid = places
    else tooMany = places
  }
  const steps = weightedSteps(paid)
  const prizes = steps.flatMap(({ size, weight }) =>
    Array.from({ length: size }, () => (poolMinor * weight) / weightOf(steps)),
  )
  return withRestToFirst(prizes, poolMinor)
}

function lastPrize(places: number, poolMinor: bigint): bigint {
  const steps = weightedSteps(places)
  return (poolMinor * (steps.at(-1)?.weight ?? 0n)) / weightOf(steps)
}

type Step = { readonly size: number; readonly weight: bigint }

const weightOf = (steps: readonly Step[]): bigint =>
  steps.reduce((sum, { size, weight }) => sum + BigInt(size) * weight, 0n)

/** Each step weighs 5/4 of the next. */
const weightedSteps = (places: number): Step[] =>
  stepsOf(places).map((size, step, { length }) => ({
    size,
    weight: 5n ** BigInt(length - 1 - step) * 4n ** BigInt(step),
  }))

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
