import type { SlotModel } from '../slot-model.ts'
import { enumerateSpins } from './enumerate-spins.ts'
import type { SpinMoments } from './spin-moments.ts'
import type { SpinTable } from './spin-outcome.ts'
import { stickyMoments } from './sticky-moments.ts'
import { waysMoments } from './ways-moments.ts'

/** Mean and standard deviation of a whole round before its win cap, where its distribution is out of reach. */
export type RoundMoments = { readonly rtp: number; readonly sd: number; readonly hits?: number }

/**
 * Sticky wilds and reels of changing height: the second moment in closed form. Undefined for what falls, and for those
 * whose whole distribution is known.
 */
export function roundMoments(model: SlotModel): RoundMoments | undefined {
  if (model.cascade || model.holdAndWin) return undefined
  if (model.freeSpins.stickyWilds) return roundOf(momentsOf(model, enumerateSpins(model, 'base')), stickyMoments(model))
  if (model.kind !== 'ways' || !model.grid.heights) return undefined
  return roundOf(waysMoments(model, 'base'), freeMoments(model, waysMoments(model, model.freeSpins.reelSet)))
}

type FeatureMoments = { readonly mean: number; readonly square: number }

/** The base spin, and the free spins that come with its trigger and know nothing else of it. */
function roundOf({ mean, square, trigger, meanOnTrigger, hits }: SpinMoments, feature: FeatureMoments): RoundMoments {
  const rtp = mean + trigger * feature.mean
  const whole = square + 2 * meanOnTrigger * feature.mean + trigger * feature.square
  return { rtp, sd: Math.sqrt(whole - rtp * rtp), ...(hits === undefined ? {} : { hits }) }
}

/** The formulas of `modelStatistics` for free spins with retriggers, in doubles. */
function freeMoments({ freeSpins }: SlotModel, x: SpinMoments): FeatureMoments {
  const { count: n, multiplier: m, retriggerCount: r } = freeSpins
  const ending = 1 - r * x.trigger
  const a = (m * x.mean) / ending
  const square = (m * m * x.square + 2 * m * r * a * x.meanOnTrigger + x.trigger * r * (r - 1) * a * a) / ending
  return { mean: n * a, square: n * square + n * (n - 1) * a * a }
}

function momentsOf({ betUnits, scatter }: SlotModel, { outcomes, stopCount }: SpinTable): SpinMoments {
  let [mean, square, trigger, meanOnTrigger, hits] = [0, 0, 0, 0, 0]
  for (const { units, scatterCount, ways } of outcomes) {
    const [x, chance] = [units / betUnits, ways / stopCount]
    mean += x * chance
    square += x * x * chance
    if (units > 0) hits += chance
    if (scatterCount < scatter.triggerCount) continue
    trigger += chance
    meanOnTrigger += x * chance
  }
  return { mean, square, trigger, meanOnTrigger, hits }
}
