import {
  type Chances,
  chancesOf,
  expectedHome,
  fairOdds,
  findBet,
  formAfter,
  type MatchGrid,
  mainLine,
  marketPrices,
  markets,
  modelOf,
  offeredLines,
  ratingChange,
  type Score,
} from '@fairground/sports-rules'
import * as z from 'zod'
import { type Kind, kind } from '../kind.ts'
import { rounded } from '../rounded.ts'
import { fairText, figure, goals, gridOf, isRefused, lineText, model, state } from './sports-fields.ts'

const sportsModel = z.object({ ...model, ...state, isRealFixture: z.boolean('true or false').optional() })
const rating = figure(0, 10_000)
const elo = z.object({
  ...{ home: rating, away: rating, homeAdvantage: figure(-1_000, 1_000), totalGoals: figure(0, 20) },
  score: goals.optional(),
})

/** Handicaps that are told, in quarters of a goal: from −4 to 4. */
const handicaps = Array.from({ length: 33 }, (_, at) => at - 16)
const totals = [2, 6, 10, 14, 18, 22]
const quartersOfOver25 = 10

export const sportsModelKinds: readonly Kind[] = [
  kind('sports-model', sportsModel, ({ isRealFixture = false, ...asked }) => {
    const grid = gridOf(asked)
    if (isRefused(grid)) return grid
    return { ...scoresTold(grid), ...handicapsTold(grid), htFt: halfFullTold(grid, isRealFixture), isRounded: true }
  }),
  kind('main-line', z.object(model), (asked) => {
    const grid = gridOf(asked)
    if (isRefused(grid)) return grid
    const [handicap, total] = [marketOf('asian-handicap'), marketOf('over-under')]
    return {
      handicap: lineText(mainLine(handicap, grid)),
      handicapLines: offeredLines(handicap, grid).map(lineText),
      total: lineText(mainLine(total, grid)),
      totalLines: offeredLines(total, grid).map(lineText),
    }
  }),
  kind('elo', elo, ({ home, away, homeAdvantage, totalGoals, score: played }) => {
    const [ratings, form] = [
      { home, away },
      { goals: totalGoals, homeAdvantage },
    ]
    const { lambdaHome, lambdaAway } = modelOf(ratings, form)
    const change = (ended: Score) => rounded(ratingChange(ratings, homeAdvantage, ended))
    const after = played && formAfter(form, ratings, played)
    return {
      expectedHome: rounded(expectedHome(ratings, homeAdvantage)),
      ...{ lambdaHome: rounded(lambdaHome), lambdaAway: rounded(lambdaAway) },
      updates: [change([1, 0]), change([0, 0]), change([0, 1])],
      ...(played && { changeHome: change(played) }),
      ...(after && { totalGoalsAfter: rounded(after.goals), homeAdvantageAfter: rounded(after.homeAdvantage) }),
      isRounded: true,
    }
  }),
]

/** @throws Error for a code that is no market */
function marketOf(code: string) {
  const market = markets.get(code)
  if (!market) throw new Error(`${code} is no market`)
  return market
}

function chancesIn(grid: MatchGrid, code: string, selection: string, quarters = 0): Chances {
  const bet = findBet(code, selection, quarters)
  if (!bet) throw new Error(`${code} has no ${selection}`)
  return chancesOf({ ...bet, scoreAtBet: grid.state.score }, grid)
}

function scoresTold(grid: MatchGrid): object {
  const wins = (code: string, selection: string, quarters?: number) =>
    rounded(chancesIn(grid, code, selection, quarters)[0])
  const all = (code: string) =>
    Object.fromEntries(marketOf(code).selections.map((selection) => [selection, wins(code, selection)]))
  const overs = totals.map((quarters) => [lineText(quarters), wins('over-under', 'over', quarters)])
  return {
    ...all('1x2'),
    over25: wins('over-under', 'over', quartersOfOver25),
    noMoreGoals: rounded(grid.nextGoal.none),
    nextGoalHome: rounded(grid.nextGoal.home),
    correctScore: all('correct-score'),
    btts: wins('btts', 'yes'),
    odd: wins('odd-even', 'odd'),
    over: Object.fromEntries(overs),
    totalGoals: all('total-goals'),
    firstHalf: all('first-half-1x2'),
  }
}

function handicapsTold(grid: MatchGrid): object {
  const rows = handicaps.map((quarters) => {
    const [home, away] = ['home', 'away'].map((side) => chancesIn(grid, 'asian-handicap', side, quarters))
    return {
      line: lineText(quarters),
      home,
      fair: [home, away].map((chances) => chances && fairText(fairOdds(chances))),
    }
  })
  return {
    asianHandicap: Object.fromEntries(rows.map(({ line, home }) => [line, home?.map(rounded)])),
    fair: Object.fromEntries(rows.map(({ line, fair }) => [line, fair])),
  }
}

const halfFullTold = (grid: MatchGrid, isRealFixture: boolean): object =>
  Object.fromEntries(
    marketPrices(marketOf('ht-ft'), grid, 0, { isRealFixture }).map(({ selection, chances }) => [
      selection,
      rounded(chances[0]),
    ]),
  )
