import type { SlotModel } from '../slot-model.ts'
import {
  addUp,
  type BoundedDistribution,
  certainZero,
  convolve,
  convolveTimes,
  refine,
} from './bounded-distribution.ts'
import type { SpinTable } from './spin-outcome.ts'

/** What the win cap does to a model; computed in doubles, good to about ten digits. */
export type WinCapEffect = {
  /** Chance that a round pays at least this many total bets; the last threshold is the cap itself. */
  readonly chanceAtLeast: ReadonlyMap<number, number>
  /** Return and standard deviation with the cap, in total bets. */
  readonly rtp: number
  readonly sd: number
}

const thresholdsX = [10, 100, 1_000]
const changeMin = 1e-17
const depthMax = 60

/** The distribution of a whole round up to the win cap: base spin, free spins and retriggers, nothing sampled. */
export function winCapEffect(model: SlotModel, base: SpinTable, free: SpinTable): WinCapEffect {
  const capUnits = model.winCapX * model.betUnits
  const grid = commonDivisor([...base.outcomes.map(({ units }) => units), capUnits])
  const round = roundDistribution(model, { base, free, grid, cellCount: Math.ceil(capUnits / grid) + 1 })
  const cellX = grid / model.betUnits
  const rtp = round.reduce((sum, chance, cell) => sum + chance * cell * cellX, 0)
  const square = round.reduce((sum, chance, cell) => sum + chance * (cell * cellX) ** 2, 0)
  const chanceAtLeast = new Map<number, number>()
  for (const x of [...thresholdsX.filter((threshold) => threshold < model.winCapX), model.winCapX]) {
    const from = Math.ceil((x * model.betUnits) / grid)
    chanceAtLeast.set(
      x,
      round.slice(from).reduceRight((sum, chance) => sum + chance, 0),
    )
  }
  return { chanceAtLeast, rtp, sd: Math.sqrt(square - rtp * rtp) }
}

type RoundGrid = {
  readonly base: SpinTable
  readonly free: SpinTable
  readonly grid: number
  readonly cellCount: number
}

function roundDistribution(model: SlotModel, { base, free, grid, cellCount }: RoundGrid): BoundedDistribution {
  const plain = spread(model, base, { grid, cellCount, multiplier: 1, isTrigger: false })
  const trigger = spread(model, base, { grid, cellCount, multiplier: 1, isTrigger: true })
  const feature = featureDistribution(model, free, { grid, cellCount })
  return addUp(plain, convolve(trigger, feature))
}

/** The free spins of one trigger, counted on their own coarser grid, which makes the convolutions small. */
function featureDistribution(
  model: SlotModel,
  free: SpinTable,
  { grid, cellCount }: { readonly grid: number; readonly cellCount: number },
): BoundedDistribution {
  const { count, multiplier, retriggerCount } = model.freeSpins
  const capUnits = model.winCapX * model.betUnits
  const own = commonDivisor([...free.outcomes.map(({ units }) => units * multiplier), capUnits])
  const coarse = own % grid === 0 ? own : grid
  const cells = Math.ceil(capUnits / coarse) + 1
  const plain = spread(model, free, { grid: coarse, cellCount: cells, multiplier, isTrigger: false })
  const trigger = spread(model, free, { grid: coarse, cellCount: cells, multiplier, isTrigger: true })
  let spin = addUp(plain, trigger)
  for (let depth = 0; depth < depthMax; depth += 1) {
    const next = addUp(plain, convolve(trigger, convolveTimes(spin, retriggerCount)))
    const change = next.reduce((max, chance, cell) => Math.max(max, Math.abs(chance - (spin[cell] as number))), 0)
    spin = next
    if (change < changeMin) break
  }
  return refine(convolveTimes(spin, count), coarse / grid, cellCount)
}

type Spread = {
  readonly grid: number
  readonly cellCount: number
  readonly multiplier: number
  readonly isTrigger: boolean
}

/** The part of a spin table that triggers, or the part that does not, as chances on a grid. */
function spread(model: SlotModel, table: SpinTable, { grid, cellCount, multiplier, isTrigger }: Spread) {
  const result = certainZero(cellCount).fill(0)
  for (const { units, scatterCount, ways } of table.outcomes) {
    if (scatterCount >= model.scatter.triggerCount !== isTrigger) continue
    const cell = Math.min((units * multiplier) / grid, cellCount - 1)
    result[cell] = (result[cell] as number) + ways / table.stopCount
  }
  return result
}

function commonDivisor(amounts: readonly number[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
  return amounts.reduce((divisor, amount) => gcd(amount, divisor), 0)
}
