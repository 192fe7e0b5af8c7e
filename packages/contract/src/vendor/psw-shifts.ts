import * as z from '../base/zod.ts'
import { PswCurrency, PswId, PswSum, RequestUuid } from './psw-fields.ts'

const At = z.iso.datetime({ offset: true })
const Person = z.object({ staffId: z.string().min(1).max(64), name: z.string().min(1).max(80) })

/** `POST /tables/shifts` of the house studio: plans who deals at a table. The same plan again changes nothing. */
export const VendorShiftPlan = z.object({
  requestId: RequestUuid,
  planId: PswId,
  tableId: PswId,
  dealer: Person,
  startsAt: At,
  endsAt: At,
  by: Person,
})
export type VendorShiftPlan = z.infer<typeof VendorShiftPlan>

/** `POST /tables/shifts/cancel`: a shift that has not been opened. */
export const VendorShiftCancel = z.object({ requestId: RequestUuid, planId: PswId, by: Person })
export type VendorShiftCancel = z.infer<typeof VendorShiftCancel>

/** `overlap`: the table has a dealer then; `elsewhere`: the dealer deals at another table; `times`: past, turned round, too long. */
export const shiftFaults = ['unknown', 'overlap', 'elsewhere', 'times', 'opened'] as const
export const VendorShiftAnswer = z.object({
  code: z.string(),
  fault: z.object({ rule: z.enum(shiftFaults), tableId: PswId.optional() }).optional(),
})
export type VendorShiftAnswer = z.infer<typeof VendorShiftAnswer>

/** `GET /tables/shifts?tableId=`: plans that are not over, and the last shifts that were dealt. */
export const VendorShifts = z.object({
  plans: z.array(
    z.object({
      planId: PswId,
      dealerId: z.string(),
      dealer: z.string(),
      startsAt: At,
      endsAt: At,
      /** Its dealer has opened it. */
      isOpen: z.boolean(),
    }),
  ),
  shifts: z.array(
    z.object({
      shiftId: PswId,
      dealer: z.string(),
      openedAt: At,
      closedAt: At.nullable(),
      isPlanned: z.boolean(),
      rounds: z.number().int(),
      voidRounds: z.number().int(),
      incidents: z.number().int(),
      /** By currency, where players tip at the table. */
      tips: z.array(z.object({ currency: PswCurrency, amount: PswSum })).optional(),
    }),
  ),
})
export type VendorShifts = z.infer<typeof VendorShifts>

/** `GET /desk/acts?cursor=`: what staff did at the desks, oldest first, in an order that never changes. */
export const VendorDeskActs = z.object({
  acts: z
    .array(
      z.object({
        actId: PswId,
        tableId: PswId,
        sharedRoundId: z.string().nullable(),
        staffId: z.string(),
        act: z.string().regex(/^[a-z][a-z.-]{0,39}$/),
        facts: z.record(z.string(), z.json()),
        at: At,
      }),
    )
    .max(500),
  nextCursor: z.string(),
  hasMore: z.boolean(),
})
export type VendorDeskActs = z.infer<typeof VendorDeskActs>
export const VendorDeskActsQuery = z.object({ cursor: z.string().max(64).default('') })
export const VendorShiftsQuery = z.object({ tableId: PswId })
