import type { SlotModel, SymbolId } from '../slot-model.ts'
import { addUp, type BoundedDistribution } from './bounded-distribution.ts'
import { codeModel, countOf } from './coded-model.ts'
import { countWindows, enumerateSpins } from './enumerate-spins.ts'
import { fastConvolve } from './fast-convolve.ts'
import { freeSpinChances, type RoundChances, spread } from './listed-rounds.ts'
import type { SpinTable } from './spin-outcome.ts'

type Expanding = readonly (readonly [symbol: SymbolId, weight: number])[]

/** Of a window's tag: its scatters, and from here on the reels that show the chosen symbol. */
const reelStep = 16

/** A whole round of a book: the free spins of every symbol that can be chosen are counted by themselves. */
export function bookChances(model: SlotModel, expanding: Expanding): RoundChances {
  const cells = { grid: 1, cellCount: model.winCapX * model.betUnits + 1 }
  const base = enumerateSpins(model, 'base')
  const plain = spread(model, base, { ...cells, multiplier: 1, isTrigger: false })
  const trigger = spread(model, base, { ...cells, multiplier: 1, isTrigger: true })
  const weights = expanding.reduce((sum, [, weight]) => sum + weight, 0)
  const feature = expanding
    .map(([symbol, weight]): BoundedDistribution => {
      const spins = freeSpinChances(model, bookSpins(model, symbol), { ...cells, by: fastConvolve })
      return spins.map((chance) => (chance * weight) / weights)
    })
    .reduce(addUp)
  return { grid: 1, chances: addUp(plain, fastConvolve(trigger, feature)) }
}

/** The chosen symbol pays on every line by the reels that show it, besides what the lines pay anyway. */
export function bookSpins(model: SlotModel, symbol: SymbolId): SpinTable {
  const scatters = countOf(model, 'scatter')
  const coded = codeModel(
    model,
    model.freeSpins.reelSet,
    (window) => scatters(window) + (window.includes(symbol) ? reelStep : 0),
  )
  const { stopCount, outcomes } = countWindows(coded)
  return {
    stopCount,
    outcomes: outcomes.map(({ units, tag, ways }) => {
      const scatterCount = tag % reelStep
      const covered = (model.pays[symbol]?.[Math.floor(tag / reelStep)] ?? 0) * model.lines.length
      return { units: units + covered + (model.scatter.paysX[scatterCount] ?? 0) * model.betUnits, scatterCount, ways }
    }),
  }
}
