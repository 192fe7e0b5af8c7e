import { type Fraction, fraction, plus, times } from '../../exact/fraction.ts'

/** The chance of each bet of a race, by the runner or runners that it names: exact, from all orders of the first three. */
export type RaceChances = {
  readonly win: readonly Fraction[]
  readonly place: readonly Fraction[]
  /** First and second in their order, as "0-1". */
  readonly forecast: ReadonlyMap<string, Fraction>
  /** The first three in their order, as "0-1-2". */
  readonly tricast: ReadonlyMap<string, Fraction>
}

/** Each place is drawn among those who are left, by their weights, which are above 0. `placed` is 1, 2 or 3. */
export function raceChances(weights: readonly number[], placed: number): RaceChances {
  const all = sumOf(weights)
  const runners = weights.map((_, runner) => runner)
  const win = weights.map((weight) => fraction(weight, all))
  const forecast = new Map<string, Fraction>()
  const tricast = new Map<string, Fraction>()
  const beside = (...taken: readonly number[]) => runners.filter((runner) => !taken.includes(runner))
  for (const a of runners)
    for (const b of beside(a)) {
      const both = times(win[a] ?? none, fraction(weights[b] ?? 0, all - at(weights, a)))
      forecast.set(`${a}-${b}`, both)
      for (const c of beside(a, b))
        tricast.set(`${a}-${b}-${c}`, times(both, fraction(at(weights, c), all - at(weights, a) - at(weights, b))))
    }
  const firsts =
    placed === 1 ? new Map(win.map((chance, runner) => [`${runner}`, chance])) : placed === 2 ? forecast : tricast
  const place = runners.map((runner) =>
    plus(...[...firsts].flatMap(([order, chance]) => (order.split('-').includes(`${runner}`) ? [chance] : []))),
  )
  return { win, place, forecast, tricast }
}

const none = fraction(0)

const at = (weights: readonly number[], runner: number): number => weights[runner] ?? 0
const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0)
