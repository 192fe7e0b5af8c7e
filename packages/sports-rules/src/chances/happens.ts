import type { Stream } from '@fairground/fairness'

/** Chance for play, from a stream of the fixture's seed. */
export type Draws = Pick<Stream, 'int'>

/** Chances are drawn in billionths: the last digit of a double, in which machines may differ, decides nothing. */
const billion = 1_000_000_000

/** One draw: whether something with this chance happens. */
export const happens = (draws: Draws, chance: number): boolean => draws.int(billion) < Math.round(chance * billion)
