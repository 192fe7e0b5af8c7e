import * as z from './zod.ts'

export const SeedState = z.object({
  /** SHA-256 of the server seed in use, shown before the first bet. */
  commit: z.string(),
  /** Commitment of the pair that follows after rotation. */
  nextCommit: z.string(),
  clientSeed: z.string(),
  /** Nonce of the next bet. */
  nonce: z.number().int(),
})
export type SeedState = z.infer<typeof SeedState>

/** What decided a round; `serverSeed` is null until its pair is rotated, which no open round allows. */
export const RoundFairness = z.object({
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  serverSeed: z.string().nullable(),
})
