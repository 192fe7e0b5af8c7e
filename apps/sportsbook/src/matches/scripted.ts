import type { EventRow } from '../db/schema.ts'

/** Something that happens in a match. */
export type Scripted = Pick<EventRow, 'version' | 'kind' | 'minute' | 'side' | 'score_home' | 'score_away' | 'part'> & {
  /** From the kick-off. */
  atMs: number
  /** Where the map or set stands that is played from then on. */
  next: readonly number[]
}
