import { type Draws, happens } from '../chances/happens.ts'
import { plusOne } from '../chances/plus-one.ts'
import type { Score } from '../chances/scores.ts'
import { isDecided } from '../chances/series.ts'
import { playCsMap } from '../esports/play.ts'
import { nextGameWin } from '../tennis/set.ts'
import { isSetOver } from '../tennis/state.ts'
import { csMapOf, newPart, playerOf, type SeriesModel } from './series-match.ts'

/** A map or set from its beginning. */
export interface PlayedPart {
  /** Where it stood after each of its rounds or games, in the order of play; a map of one draw has none. */
  readonly states: readonly (readonly number[])[]
  readonly isWonByHome: boolean
  /** A map of one draw: how long it takes, in milliseconds. */
  readonly lastsMs: number | undefined
}

/** A map of one draw takes from so long to so long. */
const mapMs = { min: 120_000, more: 120_000 }

/**
 * A whole series from its stream, by the chances that price it: one draw for each round of CS and each game of tennis, in
 * order; for any other map one draw, then int(120000) for its length.
 */
export function playWholeSeries(model: SeriesModel, draws: Draws): { parts: readonly PlayedPart[]; score: Score } {
  const parts: PlayedPart[] = []
  let score: Score = [0, 0]
  let server = 0
  while (!isDecided(model.bestOf, score)) {
    const part = playPart(model, { score, server }, draws)
    parts.push(part)
    score = plusOne(score, part.isWonByHome)
    server = part.states.at(-1)?.[2] ?? 0
  }
  return { parts, score }
}

interface Before {
  readonly score: Score
  /** In tennis: 0 where the home side begins. */
  readonly server: number
}

function playPart(model: SeriesModel, { score, server }: Before, draws: Draws): PlayedPart {
  if (model.sport === 'moba') {
    const isWonByHome = happens(draws, model.home)
    return { states: [], isWonByHome, lastsMs: mapMs.min + draws.int(mapMs.more) }
  }
  const states = model.sport === 'cs' ? roundsOf(model, score, draws) : gamesOf(model, server, draws)
  const [a = 0, b = 0] = states.at(-1) ?? []
  return { states, isWonByHome: a > b, lastsMs: undefined }
}

function roundsOf(model: SeriesModel, score: Score, draws: Draws): number[][] {
  let rounds: Score = [0, 0]
  return playCsMap(csMapOf(model, score), draws).rounds.map((isWon) => {
    rounds = plusOne(rounds, isWon)
    return [...rounds]
  })
}

/** Whoever has received serves next, from set to set as well. */
function gamesOf({ home, away }: SeriesModel, first: number, draws: Draws): number[][] {
  const states: number[][] = []
  let [games, server]: [Score, number] = [[0, 0], first]
  while (!isSetOver(games)) {
    const state = { games, points: [0, 0], server: playerOf(server) } as const
    games = plusOne(games, happens(draws, nextGameWin({ a: home, b: away }, state)))
    server = 1 - server
    states.push([...games, server])
  }
  return states
}

/** Where the part after this one begins. */
export const partAfter = (model: SeriesModel, played: PlayedPart): readonly number[] =>
  newPart(model.sport, played.states.at(-1)?.[2] ?? 0)
