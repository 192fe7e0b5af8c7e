import { fraction, times } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { singlePayRow } from '../../instant/sheet-row.ts'
import { forecastX10000, runnerWeights, weightOf, winX10000 } from './horse-odds.ts'

const runners = runnerWeights.map((_, runner) => runner)

/** Every runner to win, and every two in their order; runners are named 1 … 6. */
export const horseRaceSheet = (): SheetRow[] => [
  ...runners.map((runner) => singlePayRow(`win-${runner + 1}`, winChance(runner), winX10000(runner))),
  ...runners.flatMap((first) =>
    runners.filter((second) => second !== first).map((second) => forecastRow(first, second)),
  ),
]

const winChance = (runner: number) => fraction(weightOf(runner), 100)

const forecastRow = (first: number, second: number): SheetRow =>
  singlePayRow(
    `forecast-${first + 1}-${second + 1}`,
    times(winChance(first), fraction(weightOf(second), 100 - weightOf(first))),
    forecastX10000(first, second),
  )
