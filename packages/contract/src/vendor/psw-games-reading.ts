import * as z from '../base/zod.ts'

/** Why no list was taken over: no signed answer, another status than 200, no list of the form, or more pages than are read. */
export const gameListFaults = ['unreachable', 'status', 'unreadable', 'tooLong'] as const

/** A game of the list that was not taken as it was told; `field` is a path such as `stakes.VND.min`. */
export const RefusedGame = z.object({ gameId: z.string(), field: z.string(), reason: z.string() })
export type RefusedGame = z.infer<typeof RefusedGame>

/** How the portal's last reading of a vendor's `GET /games` went. */
export const GameListReading = z.object({
  /** Null: it was not read yet. */
  readAt: z.iso.datetime({ offset: true }).nullable(),
  /** When a list was taken over last. */
  takenAt: z.iso.datetime({ offset: true }).nullable(),
  fault: z.enum(gameListFaults).nullable(),
  listedCount: z.number().int(),
  refusedCount: z.number().int(),
  /** The first hundred. */
  refused: z.array(RefusedGame),
})
export type GameListReading = z.infer<typeof GameListReading>
