import type { HoldAndWinRule, SlotModel } from '../slot-model.ts'
import { addUp, type BoundedDistribution, certainZero, convolve, refine } from './bounded-distribution.ts'
import { codeModel, countOf } from './coded-model.ts'
import { countWindows } from './enumerate-spins.ts'
import { coinsAtEnd } from './hold-and-win-mean.ts'
import { commonDivisor, type RoundChances } from './listed-rounds.ts'

/** A whole round with hold and win: every window by its lines and its coins, then the chain of coins, then their values. */
export function holdChances(model: SlotModel, rule: HoldAndWinRule): RoundChances {
  const { betUnits, winCapX } = model
  const { stopCount, outcomes } = countWindows(codeModel(model, 'base', countOf(model, 'coin')))
  const grid = commonDivisor([...outcomes.map(({ units }) => units), betUnits])
  const cellCount = (winCapX * betUnits) / grid + 1
  const byCoins: BoundedDistribution[] = []
  for (const { units, tag, ways } of outcomes) {
    byCoins[tag] ??= certainZero(cellCount).fill(0)
    const cell = Math.min(units / grid, cellCount - 1)
    const chances = byCoins[tag]
    chances[cell] = (chances[cell] as number) + ways / stopCount
  }
  const holds = holdWins(model, rule)
  const chances = byCoins.map((lines, coins) =>
    coins < rule.triggerCount ? lines : convolve(lines, refine(holds(coins), betUnits / grid, cellCount)),
  )
  return { grid, chances: Object.values(chances).reduce(addUp) }
}

/** Pay of coins and grand by starting coins, in cells of a total bet. */
function holdWins({ grid: { reels, rows }, winCapX }: SlotModel, rule: HoldAndWinRule) {
  const weights = rule.values.reduce((sum, { weight }) => sum + weight, 0)
  const one = certainZero(winCapX + 1).fill(0)
  for (const { x, weight } of rule.values)
    one[Math.min(x, winCapX)] = (one[Math.min(x, winCapX)] ?? 0) + weight / weights
  const worth = [certainZero(winCapX + 1)]
  while (worth.length <= reels * rows) worth.push(convolve(worth.at(-1) ?? one, one))
  const grand = certainZero(winCapX + 1).fill(0)
  grand[Math.min(rule.grandX, winCapX)] = 1
  const ends = coinsAtEnd(reels * rows, rule)
  return (coins: number): BoundedDistribution =>
    (ends[coins] ?? [])
      .map((chance, held): BoundedDistribution => {
        const values = worth[held] ?? one
        return (held === reels * rows ? convolve(grand, values) : values).map((part) => part * chance)
      })
      .reduce(addUp)
}
