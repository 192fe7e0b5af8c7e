import { plusOne } from '../chances/plus-one.ts'
import type { Score } from '../chances/scores.ts'
import { isDecided, seriesScores } from '../chances/series.ts'
import { cellCount, cellOf, pairCount } from '../football/cells.ts'
import type { MatchGrid } from '../football/match-grid.ts'
import { isSeriesState, nextPartChance, partChance, type SeriesModel, type SeriesState } from './series-match.ts'

/** No market of a series asks for a score at half time. */
const noHalf = new Float64Array(cellCount)
const noPairs = new Float64Array(pairCount)

/**
 * How likely each final score of a series is, from any state of it, in the grid that prices, books and cash-outs read. The
 * number of the part that is played stands for the minute. Undefined where no series can stand so.
 */
export function seriesGrid(
  model: SeriesModel,
  state: SeriesState,
  { isInPlay }: { readonly isInPlay: boolean },
): MatchGrid | undefined {
  if (!isSeriesState(model, state)) return undefined
  const { score } = state
  const full = new Float64Array(cellCount)
  for (const end of endsOf(model, state)) full[cellOf(end.score)] = (full[cellOf(end.score)] ?? 0) + end.chance
  return {
    ...{ state: { minute: isInPlay ? score[0] + score[1] + 1 : 0, score }, full, half: noHalf, pairs: noPairs },
    nextGoal: { home: 0, away: 0, none: 1 },
  }
}

function endsOf(model: SeriesModel, state: SeriesState): { score: Score; chance: number }[] {
  const { score } = state
  if (isDecided(model.bestOf, score)) return [{ score, chance: 1 }]
  const [now, next] = [partChance(model, state), nextPartChance(model)]
  return [true, false].flatMap((isHome) =>
    seriesScores(next, model.bestOf, plusOne(score, isHome)).map((end) => ({
      ...{ score: end.score, chance: end.chance * (isHome ? now : 1 - now) },
    })),
  )
}
