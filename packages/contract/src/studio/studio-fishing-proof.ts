import * as z from '../base/zod.ts'
import { PswAmount } from '../vendor/psw-fields.ts'
import { FishingMagazine, FishingShot } from './studio-fishing.ts'

/**
 * GET `studioPaths.fishingMagazine`: a magazine with every shot that was taken, in their order. It is the proof file as well:
 * once the seed pair is changed, `fairness.serverSeed` opens it, and `checkMagazine` of the rules makes every roll again.
 */
export const FishingMagazineProof = z.object({
  rulesId: z.string(),
  rulesVersion: z.number().int(),
  magazine: FishingMagazine,
  /** Fraction that a shot returns, such as `24/25`. */
  rtp: z.string(),
  shots: z.array(FishingShot),
  betMinor: PswAmount,
  /** Kills and unspent bullets. */
  winMinor: PswAmount,
  /** Spent bullets. */
  turnoverMinor: PswAmount,
})
export type FishingMagazineProof = z.infer<typeof FishingMagazineProof>

/** GET `studioPaths.fishingFigures`: the player's own shots at this level, expected against what came. */
export const FishingFiguresAnswer = z.object({
  currency: z.string(),
  rolls: z.number().int(),
  spentMinor: PswAmount,
  expectedMinor: PswAmount,
  paidMinor: PswAmount,
  /** What is paid lies between these in 99 of 100 cases; null while too few shots were rolled to say. */
  band: z.object({ fromMinor: PswAmount, toMinor: PswAmount }).nullable(),
})
export type FishingFiguresAnswer = z.infer<typeof FishingFiguresAnswer>
