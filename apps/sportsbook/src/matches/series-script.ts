import { type PlayedPart, partAfter, playWholeSeries, type SeriesModel, seriesStart } from '@fairground/sports-rules'
import type { Draws } from '@fairground/sports-rules/chances'
import type { MatchRow } from '../db/schema.ts'
import type { Scripted } from './scripted.ts'

/** Of a round of CS and of a game of tennis, and between maps or sets. */
const roundMs = { cs: 11_000, moba: 0, tennis: 18_000 }
const breakMs = 20_000
const msPerMinute = 60_000

/** What a series is played by; undefined for other sports. */
export function seriesModelOfMatch(
  match: Pick<MatchRow, 'sport' | 'best_of' | 'lambda_home' | 'lambda_away'>,
): SeriesModel | undefined {
  const { sport, best_of: bestOf } = match
  if (sport === 'football' || sport === 'basketball' || bestOf === null) return undefined
  return { sport, bestOf, home: Number(match.lambda_home), away: Number(match.lambda_away) }
}

/** Everything that happens in a series, in order: its rounds or games, and each map or set that was won. */
export function seriesScript(model: SeriesModel, draws: Draws, tempo: number): Scripted[] {
  const { parts } = playWholeSeries(model, draws)
  const told = [...eventsOf(model, parts)]
  let [score_home, score_away] = [0, 0]
  return told.map(({ atMs, ...event }, index) => {
    if (event.kind === 'part') {
      score_home += Number(event.side === 'home')
      score_away += Number(event.side === 'away')
    }
    const minute = Math.floor(atMs / msPerMinute)
    return { ...event, version: index + 1, minute, score_home, score_away, atMs: atMs / tempo }
  })
}

type Told = Pick<Scripted, 'kind' | 'side' | 'part' | 'next' | 'atMs'>

function* eventsOf(model: SeriesModel, parts: readonly PlayedPart[]): Generator<Told> {
  let atMs = 0
  let begins: readonly number[] = seriesStart(model.sport).part
  yield { kind: 'kick-off', side: null, part: [...begins], next: begins, atMs }
  for (const part of parts) {
    let before = begins
    begins = partAfter(model, part)
    for (const state of part.states.slice(0, -1)) {
      atMs += roundMs[model.sport]
      yield { kind: 'round', side: sideOf(before, state), part: [...state], next: state, atMs }
      before = state
    }
    atMs += part.lastsMs ?? roundMs[model.sport]
    const side = part.isWonByHome ? 'home' : 'away'
    yield { kind: 'part', side, part: [...(part.states.at(-1) ?? [])], next: begins, atMs }
    atMs += breakMs
  }
  yield { kind: 'full-time', side: null, part: [], next: [...begins], atMs: atMs - breakMs }
}

/** Who has more rounds or games than before. */
const sideOf = ([before = 0]: readonly number[], [now = 0]: readonly number[]): 'home' | 'away' =>
  now > before ? 'home' : 'away'
