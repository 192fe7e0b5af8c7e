import * as z from '../base/zod.ts'
import { PswCurrency, PswId, PswSum, RequestUuid } from './psw-fields.ts'

/** A card as `As`, a pocket as `17`, dice as `1,4,6`: what was read of a round, in order. */
export const ToldSteps = z
  .array(z.string().regex(/^([A-Za-z0-9]{1,8}|[1-6],[1-6],[1-6])$/))
  .min(1)
  .max(20)

const Person = z.object({ staffId: z.string().min(1).max(64), name: z.string().min(1).max(80) })

/** `POST /rounds/corrections` of the house studio: what a paid round of a dealer's table really came to. */
export const VendorCorrectionOrder = z
  .object({
    requestId: RequestUuid,
    /** Says what it would do, and changes nothing. */
    isTrial: z.boolean(),
    sharedRoundId: PswId,
    /** 1 for the first correction of the round; the same again changes nothing. */
    version: z.number().int().min(1).max(1_000),
    told: ToldSteps,
    /** Players keep what they got too much; who got too little gets the rest in any case. */
    keepsOverpaid: z.boolean(),
    reason: z.string().max(280),
    /** Who asked and who confirmed; nobody yet in a trial. */
    by: z.array(Person).max(2),
  })
  .refine(({ isTrial, by }) => isTrial || (by.length === 2 && by[0]?.staffId !== by[1]?.staffId), 'by: two people')
export type VendorCorrectionOrder = z.infer<typeof VendorCorrectionOrder>

/** Why a correction is not possible. `steps`: what was told is no whole round; `step` says where. */
export const correctionFaults = ['unknown', 'seed', 'unpaid', 'old', 'version', 'steps', 'same', 'waiting'] as const
export const CorrectionFault = z.object({
  rule: z.enum(correctionFaults),
  step: z.number().int().optional(),
  /** What the rules expect there, such as `player-3`. */
  what: z.string().optional(),
})
export type CorrectionFault = z.infer<typeof CorrectionFault>

const Signed = z.string().regex(/^-?(0|[1-9][0-9]{0,30})$/)
const Side = z.object({
  told: z.array(z.string()),
  /** As the road says it. */
  result: z.object({ vi: z.string().optional(), en: z.string() }).nullable(),
})

export const VendorCorrectionPlan = z.object({
  tableId: PswId,
  number: z.number().int(),
  version: z.number().int(),
  before: Side,
  after: Side,
  bets: z.number().int(),
  /** For money, by currency: what players get more, what is taken back, and what is left with them. */
  sums: z.array(
    z.object({
      currency: PswCurrency,
      up: PswSum,
      upBets: z.number().int(),
      down: PswSum,
      downBets: z.number().int(),
      left: PswSum,
      leftBets: z.number().int(),
    }),
  ),
  /** Bets for money that it changes, the largest changes first; not all where there are many. */
  items: z
    .array(
      z.object({
        roundId: PswId,
        playerId: PswId,
        currency: PswCurrency,
        stake: PswSum,
        paid: PswSum,
        payout: PswSum,
        change: Signed,
        left: PswSum,
      }),
    )
    .max(200),
})
export type VendorCorrectionPlan = z.infer<typeof VendorCorrectionPlan>

/**
 * `POST /rounds/corrections/calls`: what becomes of calls that the wallet did not carry out. `give-up` closes those that it
 * has not booked, after it was asked about each; `TEMPORARY`: nobody knows yet, ask again.
 */
export const VendorCorrectionCalls = z.object({
  requestId: RequestUuid,
  sharedRoundId: PswId,
  does: z.enum(['retry', 'give-up']),
})
export type VendorCorrectionCalls = z.infer<typeof VendorCorrectionCalls>
export const VendorCorrectionCallsAnswer = z.object({ code: z.enum(['OK', 'TEMPORARY']) })
export type VendorCorrectionCallsAnswer = z.infer<typeof VendorCorrectionCallsAnswer>

export const strandedCallsMax = 50
/** A call that needs a person: whose, how much, and why it was not booked. */
export const VendorStrandedCall = z.object({
  roundId: PswId,
  playerId: PswId,
  currency: PswCurrency,
  amount: Signed,
  code: z.string(),
  since: z.iso.datetime({ offset: true }),
})
export type VendorStrandedCall = z.infer<typeof VendorStrandedCall>

export const VendorCorrectionAnswer = z.object({
  code: z.string(),
  fault: CorrectionFault.optional(),
  plan: VendorCorrectionPlan.optional(),
})
export type VendorCorrectionAnswer = z.infer<typeof VendorCorrectionAnswer>
