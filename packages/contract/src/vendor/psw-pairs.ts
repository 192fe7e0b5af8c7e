import * as z from '../base/zod.ts'
import { PswChange, PswCurrency, PswId } from './psw-fields.ts'

const At = z.iso.datetime({ offset: true })
const Share = z.number().min(0).max(1)
const Net = z.union([PswChange, z.literal('0')])

export const pairSignals = ['shared-tables', 'net-flow', 'folds-to-partner', 'related'] as const

/** What sets a pair apart: flows are in units of the stake, from the first player to the second. */
export const PairFacts = z.object({
  signals: z.array(z.enum(pairSignals)),
  hands: z.number().int(),
  expectedHands: z.number(),
  flowPer100: z.number(),
  /** Of what the first lost in all. */
  flowShare: Share,
  /** Raises of the second that the first answered, and what share he folded to; then to those of all others. */
  answers: z.number().int(),
  foldShare: Share,
  foldShareToOthers: Share,
})
export type PairFacts = z.infer<typeof PairFacts>

/** A hand of the pair: what it brought each, in minor units. */
export const PairHand = z.object({
  handId: PswId,
  gameId: PswId,
  roomId: PswId,
  endedAt: At,
  currency: PswCurrency,
  netMinor: Net,
  partnerNetMinor: Net,
})
export type PairHand = z.infer<typeof PairHand>

/** `GET /desk/pairs` of the house studio: pairs at tables for money that searches of the last day found, the newest first. */
export const VendorPairs = z.object({
  pairs: z
    .array(
      z.object({
        playerId: PswId,
        partnerId: PswId,
        facts: PairFacts,
        hands: z.array(PairHand).max(50),
        foundAt: At,
        seenAt: At,
      }),
    )
    .max(200),
})
export type VendorPairs = z.infer<typeof VendorPairs>
