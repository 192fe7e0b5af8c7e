import { createStream } from '@fairground/fairness'
import { type Model, playMatch } from '@fairground/sports-rules'
import type { MatchRow } from '../db/schema.ts'
import { matchTimes, toldMs } from './match-clock.ts'
import { pointsModelOfMatch, pointsScript } from './points-script.ts'
import type { Scripted } from './scripted.ts'
import { seriesModelOfMatch, seriesScript } from './series-script.ts'

const modelOfMatch = ({
  lambda_home,
  lambda_away,
  rho,
}: Pick<MatchRow, 'lambda_home' | 'lambda_away' | 'rho'>): Model => ({
  ...{ lambdaHome: Number(lambda_home), lambdaAway: Number(lambda_away), rho: Number(rho) },
})

const msPerMinute = 60_000
const minutesPerHalf = 45

/** Everything that happens in a match, in order. Never log, store or send it before it has happened. */
export function scriptOf(match: MatchRow, seeds: { serverSeed: string; salt: string }, tempo: number): Scripted[] {
  const stream = createStream({ serverSeed: seeds.serverSeed, clientSeed: seeds.salt, nonce: 0 })
  const series = seriesModelOfMatch(match)
  if (series) return seriesScript(series, stream, tempo)
  const points = pointsModelOfMatch(match)
  if (points) return pointsScript(points, stream, tempo)
  const { goals } = playMatch(modelOfMatch(match), stream)
  const { halfTimeMs, secondHalfMs, fullTimeMs } = matchTimes(tempo)
  const told = [
    { kind: 'kick-off' as const, side: null, minute: 0, atMs: 0 },
    ...goals.filter(({ half }) => half === 1).map(goalOf),
    { kind: 'half-time' as const, side: null, minute: minutesPerHalf, atMs: halfTimeMs },
    { kind: 'second-half' as const, side: null, minute: minutesPerHalf, atMs: secondHalfMs },
    ...goals.filter(({ half }) => half === 2).map(goalOf),
    { kind: 'full-time' as const, side: null, minute: 2 * minutesPerHalf, atMs: fullTimeMs },
  ]
  let [score_home, score_away] = [0, 0]
  return told.map((event, index) => {
    if (event.side === 'home') score_home += 1
    if (event.side === 'away') score_away += 1
    return { ...event, version: index + 1, score_home, score_away, part: [], next: [] }
  })

  function goalOf({ side, half, atMs }: (typeof goals)[number]) {
    const minute = (half - 1) * minutesPerHalf + Math.floor(atMs / msPerMinute) + 1
    return { kind: 'goal' as const, side, minute, atMs: toldMs(half, atMs, tempo) }
  }
}
