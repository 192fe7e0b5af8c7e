import { Id, Money } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { CorrectionFault, ToldSteps, VendorCorrectionPlan } from '../vendor/psw-corrections.ts'
import { VendorRecordingAnswer } from '../vendor/psw-recordings.ts'
import { VendorTableRound, VendorTableRounds } from '../vendor/psw-table-rounds.ts'

const CorrectionRow = VendorTableRound.shape.corrections.element
const StrandedCall = CorrectionRow.shape.failures.element
  .omit({ playerId: true })
  .extend({ amount: Money, memberId: Id.optional(), account: z.string().optional() })

/** A round of a table with everything that happened in it, in amounts. */
export const TableRound = VendorTableRound.extend({
  sums: z.array(VendorTableRound.shape.sums.element.extend({ stake: Money, payout: Money, back: Money })),
  corrections: z.array(CorrectionRow.extend({ failures: z.array(StrandedCall) })),
  /** The wish to give up what the wallet did not book. */
  giveUp: OpenWish.optional(),
  /** A correction that one person asked for. */
  wish: OpenWish.optional(),
})
export type TableRound = z.infer<typeof TableRound>

const Plan = VendorCorrectionPlan.shape
const moneyOf = { paid: Money, payout: Money, change: Money, left: Money }

/** What a correction would do, before anybody is asked. */
export const CorrectionPlan = VendorCorrectionPlan.extend({
  sums: z.array(Plan.sums.element.extend({ up: Money, down: Money, left: Money })),
  items: z.array(
    Plan.items.element
      .omit({ playerId: true })
      .extend({ stake: Money, ...moneyOf, memberId: Id.optional(), account: z.string().optional() }),
  ),
})
export type CorrectionPlan = z.infer<typeof CorrectionPlan>

/** One of the two. */
export const CorrectionTrial = z.object({ plan: CorrectionPlan.optional(), fault: CorrectionFault.optional() })
export type CorrectionTrial = z.infer<typeof CorrectionTrial>

const Correction = z.object({
  sharedRoundId: Id,
  version: z.number().int().min(1),
  told: ToldSteps,
  keepsOverpaid: z.boolean(),
})

/** Whole rounds of the tables of the house studio. */
export const staffTableRounds = {
  tableRounds: route({
    method: 'GET',
    audience: 'staff',
    permission: 'catalogue.read',
    path: '/staff/table-rounds',
    summary: 'Rounds of a table, newest first',
    input: z.object({ tableId: Id, before: Id.optional() }),
    value: VendorTableRounds,
  }),
  tableRound: route({
    method: 'GET',
    audience: 'staff',
    permission: 'catalogue.read',
    path: '/staff/table-rounds/{sharedRoundId}',
    summary: 'A round of a table from its opening to its payment and beyond',
    input: z.object({ sharedRoundId: Id }),
    value: TableRound,
  }),
  playRecording: route({
    method: 'POST',
    audience: 'staff',
    permission: 'tables.correct',
    path: '/staff/table-rounds/{sharedRoundId}/recordings/{recordingId}',
    summary: 'The address of a recording of a round, for some minutes; who asked for it is recorded',
    input: z.object({ sharedRoundId: Id, recordingId: Id }),
    value: VendorRecordingAnswer,
  }),
  tryCorrection: route({
    method: 'POST',
    audience: 'staff',
    permission: 'tables.correct',
    path: '/staff/table-rounds/{sharedRoundId}/corrections/trial',
    summary: 'What another result would change for every bet of a paid round of a dealer’s table',
    input: Correction,
    value: CorrectionTrial,
  }),
  askCorrection: route({
    method: 'POST',
    audience: 'staff',
    permission: 'tables.correct',
    path: '/staff/table-rounds/{sharedRoundId}/corrections',
    summary: 'Ask for the correction of a paid round; a second person decides',
    input: Correction.extend({ reason: z.string().trim().min(3).max(280) }),
    value: TableRound,
  }),
  retryCorrection: route({
    method: 'POST',
    audience: 'staff',
    permission: 'tables.correct',
    path: '/staff/table-rounds/{sharedRoundId}/corrections/retry',
    summary: 'Send what the wallet did not book of a correction again, unchanged',
    input: z.object({ sharedRoundId: Id }),
    value: TableRound,
  }),
  askGiveUp: route({
    method: 'POST',
    audience: 'staff',
    permission: 'tables.correct',
    path: '/staff/table-rounds/{sharedRoundId}/corrections/give-up',
    summary: 'Ask that what the wallet did not book of a correction be given up; a second person decides',
    input: z.object({ sharedRoundId: Id, reason: z.string().trim().min(3).max(280) }),
    value: TableRound,
  }),
}
