import type { RoadLetter } from '@fairground/contract'
import type { Result } from '@fairground/game-rules/roads'

/** The letters of a road, the oldest first; what is not known is left out. */
export function lettersIn(road: string, letters: readonly RoadLetter[]): RoadLetter[] {
  const known = new Map(letters.map((letter) => [letter.mark, letter]))
  return [...road].flatMap((mark) => known.get(mark) ?? [])
}

/** The sides of its results; nothing where its letters have none. */
export const resultsOf = (road: string, letters: readonly RoadLetter[]): Result[] =>
  lettersIn(road, letters).flatMap(({ side }) => side ?? [])

/** How often each name came, in the order of the letters. */
export function tallyOf(road: string, letters: readonly RoadLetter[]): { letter: RoadLetter; count: number }[] {
  const came = lettersIn(road, letters)
  const names = letters.map(({ name }) => name)
  return letters
    .filter(({ name }, index) => names.indexOf(name) === index)
    .map((letter) => ({ letter, count: came.filter(({ name }) => name === letter.name).length }))
}
