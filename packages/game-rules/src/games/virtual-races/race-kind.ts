import { dogs, horses, type RunnerNames } from './runners.ts'

/** What the races of a table are: who may run, how many do, and how unequal they are. */
export type RaceKind = {
  readonly id: string
  /** All that may run, the strongest first. */
  readonly stable: readonly RunnerNames[]
  /** A bet on a place wins with one of the first so many. */
  readonly placed: number
  /** Fields of a race: weights to win, the strongest runner first. A race draws one of them. */
  readonly fields: readonly (readonly number[])[]
}

/** Six run, and two are placed. The fields are ours, each with a sum of 100. */
export const dogRaces: RaceKind = {
  id: 'virtual-dogs',
  stable: dogs,
  placed: 2,
  fields: [
    [30, 24, 18, 13, 9, 6],
    [38, 20, 15, 12, 9, 6],
    [26, 23, 19, 14, 11, 7],
    [22, 20, 18, 16, 13, 11],
    [34, 27, 15, 11, 8, 5],
    [45, 18, 14, 10, 8, 5],
    [25, 24, 22, 12, 10, 7],
    [31, 20, 18, 16, 9, 6],
  ],
}

/** Eight run, and three are placed. */
export const horseRaces: RaceKind = {
  id: 'virtual-horses',
  stable: horses,
  placed: 3,
  fields: [
    [26, 20, 16, 12, 10, 7, 5, 4],
    [34, 18, 14, 11, 9, 6, 5, 3],
    [20, 18, 15, 13, 11, 9, 8, 6],
    [29, 25, 13, 10, 8, 6, 5, 4],
    [40, 16, 12, 10, 8, 6, 5, 3],
    [22, 21, 19, 11, 9, 7, 6, 5],
    [17, 16, 14, 13, 12, 11, 9, 8],
    [30, 19, 15, 12, 9, 7, 5, 3],
  ],
}

export const raceKinds: readonly RaceKind[] = [dogRaces, horseRaces]
