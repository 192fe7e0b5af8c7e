import * as z from '../base/zod.ts'
import { PswId } from '../vendor/psw-fields.ts'

/** Calls of the desk about results that come from outside. All want the desk's bearer token. */
export const resultsDeskPaths = {
  results: '/lottery/desk/results',
  upload: '/lottery/desk/results/upload',
  type: (drawId: string) => `/lottery/desk/results/${drawId}/type`,
  plan: (drawId: string) => `/lottery/desk/results/${drawId}/plan`,
  correct: (drawId: string) => `/lottery/desk/results/${drawId}/correct`,
  decide: (drawId: string) => `/lottery/desk/results/${drawId}/decide`,
  /** `?version=&after=`: what a correction changed, ticket by ticket. */
  changes: (drawId: string) => `/lottery/desk/results/${drawId}/changes`,
  calls: (drawId: string) => `/lottery/desk/results/${drawId}/calls`,
} as const

const Moment = z.iso.datetime({ offset: true })
const Reason = z.string().trim().min(3).max(200)

export const TypeResultInput = z.strictObject({ result: z.json() })
export const PlanCorrectionInput = z.strictObject({ result: z.json() })
export const CorrectResultInput = z.strictObject({ result: z.json(), reason: Reason })
export const DecideCorrectionInput = z.strictObject({ wishId: PswId, isGranted: z.boolean() })
export const UploadResultsInput = z.strictObject({
  gameId: PswId,
  sourceId: z.string().max(40),
  text: z.string().max(2_000_000),
})
export const EndCallsInput = z.strictObject({ does: z.enum(['retry', 'give-up']) })

/** Why the desk says no, beside what every vendor says. */
export const resultsDeskCodes = [
  'RESULT_INVALID',
  'RESULT_NOT_DUE',
  'RESULT_SETTLED',
  'RESULT_NOT_SETTLED',
  'RESULT_SAME',
  'CORRECTION_OPEN',
  'SECOND_PERSON_NEEDED',
] as const
export type ResultsDeskCode = (typeof resultsDeskCodes)[number]

/** What a correction moves, by currency: to players, and back from them. */
export const CorrectionSums = z.array(
  z.strictObject({
    currency: z.string(),
    upMinor: z.string(),
    upTickets: z.number().int(),
    downMinor: z.string(),
    downTickets: z.number().int(),
  }),
)
export type CorrectionSums = z.infer<typeof CorrectionSums>
export const CorrectionPlan = z.strictObject({ tickets: z.number().int(), sums: CorrectionSums })

export type CorrectionPlan = z.infer<typeof CorrectionPlan>

export const ResultWishView = z.strictObject({
  wishId: PswId,
  version: z.number().int(),
  result: z.unknown(),
  reason: z.string(),
  askedBy: z.string(),
  askedName: z.string(),
  askedAt: Moment,
})

export const ResultDrawView = z.strictObject({
  drawId: PswId,
  gameId: PswId,
  drawNo: z.string(),
  state: z.enum(['open', 'closed', 'drawn', 'settled', 'void']),
  drawsAt: Moment,
  /** Without a result by then every stake goes back. */
  voidsAt: Moment,
  heldCause: z.enum(['sources-differ', 'people-differ']).nullable(),
  result: z.unknown(),
  settlesAt: Moment.nullable(),
  tickets: z.number().int(),
  /** What each source says now. */
  sources: z.array(z.strictObject({ source: z.string(), at: Moment, result: z.unknown() })),
  typed: z.array(z.strictObject({ staffId: z.string(), name: z.string(), at: Moment, result: z.unknown() })),
  versions: z.array(
    z.strictObject({
      version: z.number().int(),
      result: z.unknown(),
      sources: z.array(z.string()),
      people: z.array(z.string()),
      reason: z.string().nullable(),
      at: Moment,
      withdrawnAt: Moment.nullable(),
    }),
  ),
  wish: ResultWishView.nullable(),
  /** Of the newest correction: tickets still to be settled again, and calls that the wallet has not booked or refused. */
  correction: z
    .strictObject({
      version: z.number().int(),
      isSettling: z.boolean(),
      changed: z.number().int(),
      sums: CorrectionSums,
      pending: z.number().int(),
      stranded: z.number().int(),
    })
    .nullable(),
})
export type ResultDrawView = z.infer<typeof ResultDrawView>

export const ResultsDesk = z.strictObject({
  lotteries: z.array(
    z.strictObject({
      gameId: PswId,
      rulesId: z.string(),
      names: z.record(z.string(), z.string()),
      resultOf: z.string(),
      sources: z.array(
        z.strictObject({
          id: z.string(),
          format: z.enum(['csv', 'json']),
          kind: z.enum(['http', 'folder', 'upload']),
          lookedAt: Moment.nullable(),
          /** Empty: it answered. */
          fault: z.string(),
        }),
      ),
    }),
  ),
  draws: z.array(ResultDrawView),
})
export type ResultsDesk = z.infer<typeof ResultsDesk>

export const ResultChanges = z.strictObject({
  tickets: z.array(
    z.strictObject({
      ticketId: PswId,
      playerId: z.string(),
      currency: z.string(),
      paidMinor: z.string(),
      payoutMinor: z.string(),
      changeMinor: z.string(),
      /** Of the call to the wallet; null where nothing changes. */
      call: z.enum(['pending', 'done', 'exception', 'closed']).nullable(),
      code: z.string().nullable(),
    }),
  ),
  /** Of the next page; null at the end. */
  next: z.string().nullable(),
})
export type ResultChanges = z.infer<typeof ResultChanges>
export const UploadAnswer = z.strictObject({
  results: z.number().int(),
  faults: z.array(z.strictObject({ row: z.number().int(), message: z.string() })),
})
