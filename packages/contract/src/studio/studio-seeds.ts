import * as z from '../base/zod.ts'

export const SeedState = z.object({
  /** SHA-256 of the server seed in use, shown before the first bet. */
  commit: z.string(),
  /** Commitment of the pair that follows after rotation. */
  nextCommit: z.string(),
  clientSeed: z.string(),
  /** Nonce of the next bet. */
  nonce: z.number().int(),
  /** No bet was made yet, and the client seed is the studio's: the frame puts its own in its place. */
  isStudioSeed: z.literal(true).optional(),
})
export type SeedState = z.infer<typeof SeedState>

/** What decided a round; `serverSeed` is null until its pair is rotated, which no open round allows. */
export const RoundFairness = z.object({
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  serverSeed: z.string().nullable(),
})

export const RotateRequest = z.object({ clientSeed: z.string().min(1).max(64).optional() })
export type RotateRequest = z.infer<typeof RotateRequest>
export const RotateAnswer = z.object({
  seeds: SeedState,
  revealed: z.object({
    serverSeed: z.string(),
    commit: z.string(),
    clientSeed: z.string(),
    betsMade: z.number().int(),
  }),
})
export type RotateAnswer = z.infer<typeof RotateAnswer>
