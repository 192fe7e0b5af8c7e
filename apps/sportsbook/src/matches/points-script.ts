import { type PointsModel, playPoints, quarters } from '@fairground/sports-rules'
import type { Draws } from '@fairground/sports-rules/chances'
import type { MatchRow } from '../db/schema.ts'
import type { Scripted } from './scripted.ts'

/** Of half a minute of play: a quarter takes two minutes. */
const stepMs = 5_000
const breakMs = 15_000

/** What a game is played by; undefined for other sports. */
export const pointsModelOfMatch = ({
  sport,
  lambda_home,
  lambda_away,
}: Pick<MatchRow, 'sport' | 'lambda_home' | 'lambda_away'>): PointsModel | undefined =>
  sport === 'basketball' ? { home: Number(lambda_home), away: Number(lambda_away) } : undefined

/** Everything that happens in a game, in order: the score after each half minute, and the end of each period. */
export function pointsScript(model: PointsModel, draws: Draws, tempo: number): Scripted[] {
  const told = [...eventsOf(model, draws)]
  return told.map(({ atMs, ...event }, index) => ({ ...event, side: null, version: index + 1, atMs: atMs / tempo }))
}

type Told = Omit<Scripted, 'version' | 'side'>

function* eventsOf(model: PointsModel, draws: Draws): Generator<Told> {
  const { periods } = playPoints(model, draws)
  let [atMs, score_home, score_away] = [0, 0, 0]
  yield { kind: 'kick-off', minute: 0, score_home, score_away, part: [], next: partOf(1, 0, [0, 0]), atMs }
  for (const [index, { points, steps }] of periods.entries()) {
    const minute = index + 1
    const before: [number, number] = [score_home, score_away]
    for (const [step, [home, away]] of steps.slice(0, -1).entries()) {
      atMs += stepMs
      ;[score_home, score_away] = [before[0] + home, before[1] + away]
      const part = partOf(minute, step + 1, before)
      yield { kind: 'points', minute, score_home, score_away, part, next: part, atMs }
    }
    atMs += stepMs
    ;[score_home, score_away] = [before[0] + points[0], before[1] + points[1]]
    const next = partOf(minute + 1, 0, [score_home, score_away])
    yield { kind: 'period', minute, score_home, score_away, part: [...points], next, atMs }
    atMs += breakMs
  }
  const last = Math.max(periods.length, quarters)
  yield { kind: 'full-time', minute: last, score_home, score_away, part: [], next: [], atMs: atMs - breakMs }
}

const partOf = (period: number, steps: number, [home, away]: readonly [number, number]) => [period, steps, home, away]
