import type { Draws } from '../../instant/instant-game.ts'
import { type LeagueCard, strengthsIn } from './league-card.ts'
import { scoreGrid, scoreOf } from './score-grid.ts'

export type Score = readonly [home: number, away: number]

/** A goal: the match counted from 0, 0 for the home side, the half, and the second in it. */
type Goal = readonly [match: number, side: 0 | 1, half: 0 | 1, second: number]

/** What a day of the league comes to. */
export type LeagueRun = { readonly scores: readonly Score[]; readonly goals: readonly Goal[] }

/** One thing that happens in the run, told to everybody at its moment. */
export type LeagueEvent =
  | { readonly type: 'kicked-off' | 'half-time' | 'second-half' }
  | {
      readonly type: 'goal'
      readonly match: number
      readonly side: 'home' | 'away'
      readonly minute: number
      readonly score: Score
    }
  | { readonly type: 'full-time'; readonly scores: readonly Score[] }

/** Of a match, in seconds of play and in milliseconds of the run. */
const halfSeconds = 2_700
export const halfMs = 29_000
const breakMs = 2_000
const secondHalfMs = halfMs + breakMs
export const leagueRunMs = secondHalfMs + halfMs
/** Of all goals so many fall before half-time, and after it. */
const halves = [44, 56]
const halfMinutes = 45

/** Draws each match in its order: the score from its grid, then half and second of every goal, those of the home side first. */
export function drawDay({ matches }: LeagueCard, draws: Draws): LeagueRun {
  const scores: Score[] = []
  const goals: Goal[] = []
  for (const [match, found] of matches.entries()) {
    const score = scoreOf(draws.weighted(scoreGrid(strengthsIn(found))))
    scores.push(score)
    for (const side of [0, 1] as const)
      for (let goal = 0; goal < score[side]; goal += 1)
        goals.push([match, side, draws.weighted(halves) === 0 ? 0 : 1, draws.int(halfSeconds)])
  }
  return { scores, goals: [...goals].sort((a, b) => momentOf(a) - momentOf(b) || a[0] - b[0] || a[1] - b[1]) }
}

/** When a goal is shown, in milliseconds of the run. */
const momentOf = ([, , half, second]: Goal): number => half * secondHalfMs + Math.floor((second * halfMs) / halfSeconds)

/** Everything that is told of a day, each with its moment. */
export function timedEvents({ scores, goals }: LeagueRun): readonly { atMs: number; event: LeagueEvent }[] {
  const standing = scores.map((): [number, number] => [0, 0])
  const told = goals.map((goal) => {
    const [match, side, half, second] = goal
    const score = standing[match] ?? [0, 0]
    score[side] += 1
    const minute = half * halfMinutes + Math.floor(second / 60) + 1
    const event: LeagueEvent = {
      ...{ type: 'goal', match, side: side === 0 ? 'home' : 'away', minute },
      score: [score[0], score[1]],
    }
    return { atMs: momentOf(goal), event }
  })
  const whistles: { atMs: number; event: LeagueEvent }[] = [
    { atMs: 0, event: { type: 'kicked-off' } },
    { atMs: halfMs, event: { type: 'half-time' } },
    { atMs: secondHalfMs, event: { type: 'second-half' } },
  ]
  const last = { atMs: leagueRunMs, event: { type: 'full-time' as const, scores } }
  return [...[...whistles, ...told].sort((a, b) => a.atMs - b.atMs), last]
}

/** The minute of play at a moment of the run. */
export function minuteAt(atMs: number): number {
  const half = atMs >= secondHalfMs ? 1 : 0
  const inHalfMs = Math.min(Math.max(0, atMs - half * secondHalfMs), halfMs)
  return Math.min(
    half * halfMinutes + halfMinutes,
    half * halfMinutes + Math.floor((inHalfMs * halfMinutes) / halfMs) + 1,
  )
}
