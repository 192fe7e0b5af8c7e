import type { Score } from '../football/cells.ts'
import { type Ending, endingOfLead, wonIf } from './ending.ts'
import type { Market } from './market.ts'

const quartersPerGoal = 4

/** The house's margins by type of market. */
export const booksums = { twoWay: 104, threeWay: 106, halfFull: 118, correctScore: 125 }

export type ThreeWay = 'home' | 'draw' | 'away'
export const threeWays: readonly ThreeWay[] = ['home', 'draw', 'away']

/** The side with more goals. */
export function leaderOf([home, away]: Score): ThreeWay {
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

const doubleChances: Readonly<Record<string, readonly ThreeWay[]>> = {
  '1X': ['home', 'draw'],
  '12': ['home', 'away'],
  X2: ['draw', 'away'],
}

const listedGoalsMax = 4
const anyOther = 'any-other'
const listedScores = Array.from({ length: (listedGoalsMax + 1) ** 2 }, (_, at) =>
  [Math.floor(at / (listedGoalsMax + 1)), at % (listedGoalsMax + 1)].join('-'),
)

/** Fewest and most goals of each band. */
const goalBands: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '0-1': [0, 1],
  '2-3': [2, 3],
  '4-6': [4, 6],
  '7+': [7, Number.POSITIVE_INFINITY],
}

type FullTime = Pick<Market, 'code' | 'selections' | 'line' | 'isHandicap' | 'winners' | 'booksumX100'> & {
  settle(selection: string, score: Score, quarters: number): Ending
}

const overUnder = (code: string, goalsOf: (score: Score) => number): FullTime => ({
  ...{ code, selections: ['over', 'under'], line: 'quarter', booksumX100: booksums.twoWay },
  settle(selection, score, quarters) {
    const lead = quartersPerGoal * goalsOf(score) - quarters
    return endingOfLead(selection === 'over' ? lead : -lead)
  },
})

const yesNo = (code: string, isYes: (score: Score) => boolean): FullTime => ({
  ...{ code, selections: ['yes', 'no'], booksumX100: booksums.twoWay },
  settle: (selection, score) => wonIf(isYes(score) === (selection === 'yes')),
})

/** Markets on one score. That of the first half has the same. */
export const scoreMarkets: readonly FullTime[] = [
  {
    ...{ code: '1x2', selections: threeWays, booksumX100: booksums.threeWay },
    settle: (selection, score) => wonIf(leaderOf(score) === selection),
  },
  {
    ...{ code: 'double-chance', selections: Object.keys(doubleChances), winners: 2, booksumX100: booksums.threeWay },
    settle: (selection, score) => wonIf(doubleChances[selection]?.includes(leaderOf(score)) ?? false),
  },
  {
    ...{ code: 'draw-no-bet', selections: ['home', 'away'], booksumX100: booksums.twoWay },
    settle(selection, score) {
      const leader = leaderOf(score)
      return leader === 'draw' ? 'push' : wonIf(leader === selection)
    },
  },
  {
    ...{ code: 'asian-handicap', selections: ['home', 'away'], line: 'quarter', isHandicap: true },
    booksumX100: booksums.twoWay,
    settle(selection, [home, away], quarters) {
      const lead = quartersPerGoal * (home - away) + quarters
      return endingOfLead(selection === 'home' ? lead : -lead)
    },
  },
  {
    ...{ code: 'european-handicap', selections: threeWays, line: 'whole', isHandicap: true },
    booksumX100: booksums.threeWay,
    settle: (selection, [home, away], quarters) =>
      wonIf(leaderOf([quartersPerGoal * home + quarters, quartersPerGoal * away]) === selection),
  },
  overUnder('over-under', ([home, away]) => home + away),
  overUnder('team-total-home', ([home]) => home),
  overUnder('team-total-away', ([, away]) => away),
  yesNo('btts', ([home, away]) => home > 0 && away > 0),
  yesNo('clean-sheet-home', ([, away]) => away === 0),
  yesNo('clean-sheet-away', ([home]) => home === 0),
  {
    ...{ code: 'odd-even', selections: ['odd', 'even'], booksumX100: booksums.twoWay },
    settle: (selection, [home, away]) => wonIf(((home + away) % 2 === 1) === (selection === 'odd')),
  },
  {
    ...{ code: 'correct-score', selections: [...listedScores, anyOther], booksumX100: booksums.correctScore },
    settle(selection, score) {
      const name = score.join('-')
      return wonIf(selection === (listedScores.includes(name) ? name : anyOther))
    },
  },
  {
    ...{ code: 'total-goals', selections: Object.keys(goalBands), booksumX100: booksums.threeWay },
    settle(selection, [home, away]) {
      const [min, max] = goalBands[selection] ?? [1, 0]
      return wonIf(home + away >= min && home + away <= max)
    },
  },
]
