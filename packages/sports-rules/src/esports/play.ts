import { type Draws, happens } from '../chances/happens.ts'
import { plusOne } from '../chances/plus-one.ts'
import type { Score } from '../chances/scores.ts'
import { type BestOf, isDecided } from '../chances/series.ts'
import { type CsMap, isMapOver, roundWinAt } from './cs-rounds.ts'

/** Whether A has won, in the order of play. */
export type Won = readonly boolean[]

/** Plays a map of CS round by round, one draw each, by the same chances that price it. */
export function playCsMap(map: CsMap, draws: Draws): { readonly rounds: Won; readonly score: Score } {
  const rounds: boolean[] = []
  let score: Score = [0, 0]
  while (!isMapOver(score)) {
    const isWon = happens(draws, roundWinAt(map, score))
    rounds.push(isWon)
    score = plusOne(score, isWon)
  }
  return { rounds, score }
}

/** A map of another game: one draw decides it. */
export const playMap = (mapWin: number, draws: Draws): boolean => happens(draws, mapWin)

/** Plays maps until the series is decided. `playNext` plays the map with this index and tells whether A has won it. */
export function playSeries(
  bestOf: BestOf,
  playNext: (index: number) => boolean,
): { readonly maps: Won; readonly score: Score } {
  const maps: boolean[] = []
  let score: Score = [0, 0]
  while (!isDecided(bestOf, score)) {
    const isWon = playNext(maps.length)
    maps.push(isWon)
    score = plusOne(score, isWon)
  }
  return { maps, score }
}
