import { type Fraction, fraction } from '../exact/fraction.ts'

/** A multiple that a boss may pay, with its weight. */
export type BossPrize = readonly [multiplier: number, weight: number]

/** What a boss pays on average: its chance to be killed is that of a fish of this multiple. */
export function bossMean(list: readonly BossPrize[]): Fraction {
  const weights = list.reduce((sum, [, weight]) => sum + weight, 0)
  return fraction(
    list.reduce((sum, [multiplier, weight]) => sum + BigInt(multiplier) * BigInt(weight), 0n),
    weights,
  )
}

/** The multiple of a boss that was killed, drawn from the stream of the roll that killed it. */
export function bossMultiplier(list: readonly BossPrize[], weighted: (weights: readonly number[]) => number): number {
  return list[weighted(list.map(([, weight]) => weight))]?.[0] ?? 0
}
