import { dividedBy, type Fraction, fraction, minus, plus, times } from '../../exact/fraction.ts'
import type { SlotModel } from '../slot-model.ts'
import type { SpinTable } from './spin-outcome.ts'

/** Exact facts of a model before its win cap; amounts in total bets. */
export type ModelStatistics = {
  readonly rtp: Fraction
  readonly baseRtp: Fraction
  readonly featureRtp: Fraction
  readonly variance: Fraction
  /** Share of rounds that pay anything. */
  readonly hitFrequency: Fraction
  readonly triggerFrequency: Fraction
  /** Free spins played per feature, retriggers included, and what they pay together. */
  readonly featureSpins: Fraction
  readonly featureWin: Fraction
}

/** First and second moments of one spin, and their parts where it triggers. */
type Moments = {
  readonly mean: Fraction
  readonly square: Fraction
  readonly trigger: Fraction
  readonly meanOnTrigger: Fraction
}

/**
 * Free spins with retriggers in closed form. With X the pay of a free spin, t its trigger chance, r the spins a retrigger
 * adds, n those of the first trigger and m the multiplier: a = m·E[X]/(1 − r·t) is the value of one free spin,
 * and V2 = (m²·E[X²] + 2·m·r·a·E[X·1t] + t·r(r−1)·a²)/(1 − r·t) its square. Throws RangeError unless r·t < 1.
 */
export function modelStatistics(model: SlotModel, base: SpinTable, free: SpinTable): ModelStatistics {
  const { count, multiplier, retriggerCount } = model.freeSpins
  const [n, m, r] = [fraction(count), fraction(multiplier), fraction(retriggerCount)]
  const [x, y] = [momentsOf(model, free), momentsOf(model, base)]
  const ending = minus(fraction(1), times(r, x.trigger))
  if (ending.num <= 0n) throw new RangeError(`The free spins of ${model.id} never end`)
  const a = dividedBy(times(m, x.mean), ending)
  const cross = times(fraction(2), m, r, a, x.meanOnTrigger)
  const pairs = times(x.trigger, r, minus(r, fraction(1)), a, a)
  const v2 = dividedBy(plus(times(m, m, x.square), cross, pairs), ending)
  const featureSquare = plus(times(n, v2), times(n, minus(n, fraction(1)), a, a))
  const square = plus(y.square, times(fraction(2), n, a, y.meanOnTrigger), times(y.trigger, featureSquare))
  const featureRtp = times(n, y.trigger, a)
  const rtp = plus(y.mean, featureRtp)
  return {
    rtp,
    baseRtp: y.mean,
    featureRtp,
    variance: minus(square, times(rtp, rtp)),
    hitFrequency: shareOf(base, ({ units }) => units > 0),
    triggerFrequency: y.trigger,
    featureSpins: dividedBy(n, ending),
    featureWin: times(n, a),
  }
}

function momentsOf(model: SlotModel, table: SpinTable): Moments {
  let [sum, squares, triggers, sumOnTrigger] = [0n, 0n, 0n, 0n]
  for (const { units, scatterCount, ways } of table.outcomes) {
    const [u, w] = [BigInt(units), BigInt(ways)]
    sum += u * w
    squares += u * u * w
    if (scatterCount < model.scatter.triggerCount) continue
    triggers += w
    sumOnTrigger += u * w
  }
  const [all, unit] = [BigInt(table.stopCount), BigInt(model.betUnits)]
  return {
    mean: fraction(sum, all * unit),
    square: fraction(squares, all * unit * unit),
    trigger: fraction(triggers, all),
    meanOnTrigger: fraction(sumOnTrigger, all * unit),
  }
}

function shareOf(table: SpinTable, matches: (outcome: SpinTable['outcomes'][number]) => boolean): Fraction {
  const ways = table.outcomes.filter(matches).reduce((sum, outcome) => sum + BigInt(outcome.ways), 0n)
  return fraction(ways, table.stopCount)
}
