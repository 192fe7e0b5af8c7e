import type { ReelSetId, SlotModel } from '../slot-model.ts'
import { reelColumns } from './reel-columns.ts'
import type { SpinMoments } from './spin-moments.ts'

/** A win that a way can bring: a symbol on its first reels, and not on the next. */
type Win = { readonly units: number; readonly factors: readonly Factor[] }

/** Cells of a reel as a win sees them: cells, empty or unseen. */
type Factor = readonly number[]

/**
 * The wins of a spin are sums of products of one factor for each reel, and the reels are independent: so are the products
 * of two of them, reel by reel. All by the number of scatters shown, one at most on a reel.
 */
export function waysMoments(model: SlotModel, reelSet: ReelSetId): SpinMoments {
  const reels = reelColumns(model, reelSet)
  const chances = reels.map((columns) => columns.map(({ chance }) => chance))
  const ids = new Set(model.symbols.filter(({ kind }) => kind === 'scatter').map(({ id }) => id))
  const scatters = reels.map((columns) => columns.map(({ symbols }) => (symbols.some((id) => ids.has(id)) ? 1 : 0)))
  const wins = winsOf(model, reelSet)
  const byScatters = (factorsOf: (reel: number, column: number) => number): number[] =>
    chances.reduce<number[]>(
      (before, columns, reel) => {
        const parts = [0, 0]
        for (const [column, chance] of columns.entries()) {
          const part = scatters[reel]?.[column] ?? 0
          parts[part] = (parts[part] ?? 0) + chance * factorsOf(reel, column)
        }
        const next = Array.from({ length: before.length + 1 }, () => 0)
        for (const [count, value] of before.entries())
          for (const [more, part] of parts.entries()) next[count + more] = (next[count + more] ?? 0) + value * part
        return next
      },
      [1],
    )
  const one = byScatters(() => 1)
  const first = wins.map(({ factors }) => byScatters((reel, column) => factors[reel]?.[column] ?? 1))
  const second = one.map(() => 0)
  for (const [i, a] of wins.entries())
    for (const b of wins.slice(i)) {
      const both = byScatters((reel, column) => (a.factors[reel]?.[column] ?? 1) * (b.factors[reel]?.[column] ?? 1))
      const units = a.units * b.units * (a === b ? 1 : 2)
      for (const [count, value] of both.entries()) second[count] = (second[count] ?? 0) + units * value
    }
  return addUp(model, one, { first: one.map((_, count) => sumAt(wins, first, count)), second })
}

const sumAt = (wins: readonly Win[], values: readonly (readonly number[])[], count: number): number =>
  wins.reduce((sum, { units }, i) => sum + units * (values[i]?.[count] ?? 0), 0)

/** With what the scatters pay themselves. */
function addUp(
  { betUnits, scatter }: SlotModel,
  chances: readonly number[],
  { first, second }: { readonly first: readonly number[]; readonly second: readonly number[] },
): SpinMoments {
  let [mean, square, trigger, meanOnTrigger] = [0, 0, 0, 0]
  for (const [count, chance] of chances.entries()) {
    const paid = scatter.paysX[count] ?? 0
    const ways = (first[count] ?? 0) / betUnits
    mean += ways + paid * chance
    square += (second[count] ?? 0) / betUnits ** 2 + 2 * paid * ways + paid * paid * chance
    if (count < scatter.triggerCount) continue
    trigger += chance
    meanOnTrigger += ways + paid * chance
  }
  return { mean, square, trigger, meanOnTrigger }
}

function winsOf(model: SlotModel, reelSet: ReelSetId): Win[] {
  const reels = reelColumns(model, reelSet)
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id
  return Object.entries(model.pays).flatMap(([id, pays]) => {
    const cells = reels.map((columns) =>
      columns.map(({ symbols }) => symbols.filter((seen) => seen === id || seen === wild).length),
    )
    const none = cells.map((columns) => columns.map((count) => (count === 0 ? 1 : 0)))
    return Object.entries(pays).map(([count, units]) => ({
      units,
      factors: [...cells.slice(0, Number(count)), ...none.slice(Number(count), Number(count) + 1)],
    }))
  })
}
