import type { SlotModel } from '../slot-model.ts'
import {
  addUp,
  type BoundedDistribution,
  type Convolve,
  certainZero,
  convolve,
  convolveTimes,
  refine,
} from './bounded-distribution.ts'
import type { SpinTable } from './spin-outcome.ts'

/** The distribution of a round in total bets: cells of `grid` units; the last cell holds "the win cap or more". */
export type RoundChances = { readonly grid: number; readonly chances: BoundedDistribution }

const changeMin = 1e-17
const depthMax = 60

/** A whole round up to the win cap, and bought free spins where they are sold: nothing is sampled. */
export type ListedRounds = { readonly round: RoundChances; readonly bought?: RoundChances }

export function listedRounds(model: SlotModel, base: SpinTable, free: SpinTable): ListedRounds {
  const capUnits = model.winCapX * model.betUnits
  const grid = commonDivisor([...base.outcomes.map(({ units }) => units), capUnits])
  const cells = { grid, cellCount: Math.ceil(capUnits / grid) + 1 }
  const plain = spread(model, base, { ...cells, multiplier: 1, isTrigger: false })
  const trigger = spread(model, base, { ...cells, multiplier: 1, isTrigger: true })
  const feature = freeSpinChances(model, free, cells)
  return {
    round: { grid, chances: addUp(plain, convolve(trigger, feature)) },
    ...(model.buy ? { bought: { grid, chances: feature } } : {}),
  }
}

type Cells = { readonly grid: number; readonly cellCount: number; readonly by?: Convolve }

/** The free spins of one trigger, counted on their own coarser grid, which makes the convolutions small. */
export function freeSpinChances(
  model: SlotModel,
  free: SpinTable,
  { grid, cellCount, by = convolve }: Cells,
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
    const next = addUp(plain, by(trigger, convolveTimes(spin, retriggerCount, by)))
    const change = next.reduce((max, chance, cell) => Math.max(max, Math.abs(chance - (spin[cell] as number))), 0)
    spin = next
    if (change < changeMin) break
  }
  return refine(convolveTimes(spin, count, by), coarse / grid, cellCount)
}

type Spread = {
  readonly grid: number
  readonly cellCount: number
  readonly multiplier: number
  readonly isTrigger: boolean
}

/** The part of a spin table that triggers, or the part that does not, as chances on a grid. */
export function spread(model: SlotModel, table: SpinTable, { grid, cellCount, multiplier, isTrigger }: Spread) {
  const result = certainZero(cellCount).fill(0)
  for (const { units, scatterCount, ways } of table.outcomes) {
    if (scatterCount >= model.scatter.triggerCount !== isTrigger) continue
    const cell = Math.min((units * multiplier) / grid, cellCount - 1)
    result[cell] = (result[cell] as number) + ways / table.stopCount
  }
  return result
}

/** The greatest amount that divides them all. */
export function commonDivisor(amounts: readonly number[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
  return amounts.reduce((divisor, amount) => gcd(amount, divisor), 0)
}
