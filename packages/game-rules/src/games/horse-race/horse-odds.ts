/** Chances of the six runners to win, in percent. */
export const runnerWeights = [30, 24, 18, 13, 9, 6] as const
const weightSum = 100

/** Of every stake 94 % are paid back; odds are cut to hundredths. */
const returnPercent = 94

/** floor(100 · 0.94 · 100 / w) / 100, in ten-thousandths of the stake. */
export const winX10000 = (runner: number): number => Math.floor((returnPercent * weightSum) / weightOf(runner)) * 100

/** The same for the first two in their order: the second wins what the first left over. */
export const forecastX10000 = (first: number, second: number): number =>
  Math.floor((returnPercent * weightSum * (weightSum - weightOf(first))) / (weightOf(first) * weightOf(second))) * 100

export function weightOf(runner: number): number {
  const weight = runnerWeights[runner]
  if (weight === undefined) throw new RangeError(`Runners are 0 to ${runnerWeights.length - 1}`)
  return weight
}
