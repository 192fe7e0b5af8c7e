import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { CareCause, VendorCareMove, VendorCaresQuery } from '../vendor/psw-cares.ts'

/** A player whom somebody at the desk of a table worries about. */
export const TableCare = z.object({
  careId: Id,
  tableId: Id,
  names: z.object({ vi: z.string(), en: z.string() }),
  /** Absent for a test player. */
  memberId: Id.optional(),
  account: z.string().optional(),
  mark: z.string(),
  /** What they had written. */
  said: z.string(),
  cause: CareCause,
  openedBy: z.string(),
  openedAt: Time,
  takenBy: z.string().nullable(),
  takenAt: Time.nullable(),
  closedBy: z.string().nullable(),
  closedAt: Time.nullable(),
  note: z.string().nullable(),
  /** I have taken it on. */
  isMine: z.boolean(),
})
export type TableCare = z.infer<typeof TableCare>

const moderates = { audience: 'staff', permission: 'chat.moderate' } as const

/** Players in trouble, as desks of dealers' tables report them. */
export const staffTableCares = {
  tableCares: route({
    ...moderates,
    method: 'GET',
    path: '/staff/table-cares',
    summary: 'Players whom a desk worries about: what waits, the oldest first, or what is closed, the newest first',
    input: VendorCaresQuery,
    value: z.object({ list: z.array(TableCare) }),
  }),
  moveTableCare: route({
    ...moderates,
    method: 'POST',
    path: '/staff/table-cares/{careId}',
    summary: 'Take a player on; with a note of what was done, close it',
    input: z.object({ careId: Id, note: VendorCareMove.shape.note }),
    value: z.object({
      /** False: somebody else has it, or it is closed. */
      isDone: z.boolean(),
    }),
  }),
}
