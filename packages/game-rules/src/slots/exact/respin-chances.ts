import type { SlotModel } from '../slot-model.ts'
import { addUp, type BoundedDistribution, certainZero, convolve } from './bounded-distribution.ts'
import { type CodedModel, codeModel } from './coded-model.ts'
import { countWindows } from './enumerate-spins.ts'
import type { RoundChances } from './listed-rounds.ts'
import { coveredSets } from './wild-respin-mean.ts'

/** A whole round with its respins: every set of covered reels is counted by itself, from the last to the first. */
export function respinChances(model: SlotModel): RoundChances {
  const cellCount = model.winCapX * model.betUnits + 1
  const { sets, chanceOf } = coveredSets(model)
  const coded = codeModel(model, 'base')
  const pays = new Map(sets.map((set) => [set, paid(covered(coded, set), cellCount)]))
  const rounds = new Map<number, BoundedDistribution>()
  for (const held of [...sets].reverse()) {
    let round = certainZero(cellCount).fill(0)
    for (const set of sets) {
      const pay = pays.get(set)
      if ((set & held) !== held || !pay) continue
      const later = rounds.get(set)
      const chance = chanceOf(set, held)
      round = addUp(
        round,
        (set === held || !later ? pay : convolve(pay, later)).map((part) => part * chance),
      )
    }
    rounds.set(held, round)
  }
  return { grid: 1, chances: rounds.get(0) ?? certainZero(cellCount) }
}

/** The same model with wilds on the whole of some reels, and none on the others. */
function covered(coded: CodedModel, set: number): CodedModel {
  const { wild } = coded
  return {
    ...coded,
    reels: coded.reels.map((windows, reel) =>
      (set & (1 << reel)) !== 0
        ? windows.slice(0, 1).map(({ codes }) => ({ codes: codes.map(() => wild), tag: 0, stops: 1 }))
        : windows.filter(({ codes }) => !codes.includes(wild)),
    ),
  }
}

function paid(coded: CodedModel, cellCount: number): BoundedDistribution {
  const { stopCount, outcomes } = countWindows(coded)
  const chances = certainZero(cellCount).fill(0)
  for (const { units, ways } of outcomes) {
    const cell = Math.min(units, cellCount - 1)
    chances[cell] = (chances[cell] as number) + ways / stopCount
  }
  return chances
}
