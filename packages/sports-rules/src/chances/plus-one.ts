import type { Score } from './scores.ts'

/** The score after one more of A, or of B. */
export const plusOne = ([a, b]: Score, isWonByA: boolean): Score => (isWonByA ? [a + 1, b] : [a, b + 1])
