import type { Stream } from '@fairground/fairness'

/** Chance for one round: heights, stops and values, in the order of the book. */
export type ReelDraws = Pick<Stream, 'int'>
