import * as z from '../base/zod.ts'

/** How fast a player's own games may be played, and what may not be offered. Where it is absent nothing is asked. */
export const PswPace = z.object({
  /** From the start of one round of a slot to the next; 0: no bound. */
  slotMsMin: z.number().int().min(0).max(60_000),
  /** The same of any other game that one player plays. */
  gameMsMin: z.number().int().min(0).max(60_000),
  /** Rounds that begin by themselves. */
  autoplay: z.boolean(),
  /** Anything that shortens a round: turbo, quick spin, stop at a press. */
  turbo: z.boolean(),
})
export type PswPace = z.infer<typeof PswPace>
