import { Id, Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { VendorRound } from '../vendor/psw-vendor.ts'

const Round = VendorRound.pick({
  ...{ roundId: true, gameId: true, modelId: true, modelVersion: true, mode: true, currency: true, state: true },
  ...{ fairness: true, events: true, calls: true },
})

/** A round of the house studio with all that the studio knows of it. */
export const StaffRound = Round.extend({
  names: z.object({ vi: z.string(), en: z.string() }),
  /** Absent for a game that is no longer listed. */
  nodeId: Id.optional(),
  /** Absent for a test player. */
  memberId: Id.optional(),
  account: z.string().optional(),
  stake: Money,
  payout: Money,
  isFree: z.boolean(),
  slip: VendorRound.shape.slip
    .unwrap()
    .extend({ places: z.array(z.object({ spot: z.string(), stake: Money })) })
    .optional(),
  startedAt: Time,
  settledAt: Time.nullable(),
})
export type StaffRound = z.infer<typeof StaffRound>

/** Rounds of the house studio, one at a time: looked at and shown again, never changed. Each look is recorded. */
export const staffRounds = {
  studioRound: route({
    method: 'GET',
    audience: 'staff',
    permission: 'members.read',
    path: '/staff/rounds/{roundId}',
    summary: 'A round by its number: seeds, steps, money calls',
    input: z.object({ roundId: Id }),
    value: StaffRound,
  }),
  replayRound: route({
    method: 'POST',
    audience: 'staff',
    permission: 'members.read',
    path: '/staff/rounds/{roundId}/replay',
    summary: 'An address at which the game itself shows the round again, for five minutes',
    input: z.object({ roundId: Id, language: z.enum(['vi', 'en']) }),
    value: z.object({ url: z.string() }),
  }),
}
