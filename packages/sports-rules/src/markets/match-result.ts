import type { Score } from '../football/cells.ts'

/** The scores of a match after 90 minutes and stoppage time; extra time is never part of them. */
export type MatchResult =
  | { readonly status: 'finished'; readonly half: Score | undefined; readonly full: Score }
  /** `half` only where the first half was played to its end; `full` is the score at which it was broken off. */
  | { readonly status: 'abandoned'; readonly half: Score | undefined; readonly full: Score }
  | { readonly status: 'postponed' }
