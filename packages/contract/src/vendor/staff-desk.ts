import * as z from '../base/zod.ts'
import { PswId, RequestUuid } from './psw-fields.ts'

/** What the desks at which staff run a game of the house have in common: those of the lottery and of the sportsbook. */

/** `run`: what holds at once. `supervise`: besides, ask for what moves money and agree to what another one asked. */
export const StaffDeskRight = z.enum(['run', 'supervise'])
export type StaffDeskRight = z.infer<typeof StaffDeskRight>

/** `POST /desk/tickets` of the vendor, signed by the portal: lets one person of the staff open one page, once. */
export const VendorStaffDeskTicket = z.object({
  requestId: RequestUuid,
  staffId: PswId,
  name: z.string().min(1).max(80),
  rights: z.array(StaffDeskRight).min(1).max(2),
  /** Other accounts that may be this person's too: where two people have to agree, they are one. */
  sameAs: z.array(PswId).max(100),
  language: z.string().max(16),
  /** Origin of the page that frames it. */
  framedBy: z.url().max(200),
})
export type VendorStaffDeskTicket = z.infer<typeof VendorStaffDeskTicket>

/** The page of a desk, such as `/desk/lottery`, as a ticket opens it. */
export const staffDeskUrl = (origin: string, page: string, ticket: string): string =>
  `${origin}${page}?ticket=${encodeURIComponent(ticket)}`

export const StaffDeskOpen = z.object({ ticket: z.string().min(1).max(8_000) })

/** Why something is asked for that a second person has to agree to. */
export const StaffDeskReason = z.string().trim().min(3).max(300)

/** What an act came to. `late`: it cannot be done any more. `own`: another person has to agree. */
export const staffDeskResults = ['done', 'asked', 'late', 'own', 'no-right', 'unknown'] as const
export type StaffDeskResult = (typeof staffDeskResults)[number]
export const StaffDeskAnswer = z.strictObject({ result: z.enum(staffDeskResults) })

const Moment = z.iso.datetime({ offset: true })

/** Whoever works at the desk. */
export const StaffDeskMe = z.strictObject({ staffId: z.string(), name: z.string(), rights: z.array(StaffDeskRight) })

/** What one person has asked and another decides. */
export const StaffDeskWish = z.strictObject({
  ...{ wishId: z.string(), tableId: z.string(), act: z.string(), body: z.record(z.string(), z.json()) },
  ...{ reason: z.string(), askedBy: z.string(), askedAt: Moment, isMine: z.boolean() },
})
export type StaffDeskWish = z.infer<typeof StaffDeskWish>

/** What was done; a `result` among the facts other than done is a refusal. */
export const StaffDeskDone = z.strictObject({
  ...{ act: z.string(), by: z.string(), at: Moment, facts: z.record(z.string(), z.json()) },
})
export type StaffDeskDone = z.infer<typeof StaffDeskDone>
