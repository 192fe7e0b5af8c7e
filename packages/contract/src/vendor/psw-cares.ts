import * as z from '../base/zod.ts'
import { PswId, RequestUuid } from './psw-fields.ts'

const At = z.iso.datetime({ offset: true })

/** Why somebody at a desk worries about a player. */
export const careCauses = ['losses', 'despair', 'minor', 'insult'] as const
export const CareCause = z.enum(careCauses)
export type CareCause = z.infer<typeof CareCause>

/** `GET /cares?state=` of the house studio: of all tables, up to 200. */
export const VendorCaresQuery = z.object({ state: z.enum(['open', 'closed']) })
export const VendorCare = z.object({
  careId: PswId,
  tableId: PswId,
  playerId: PswId,
  /** What the table calls the player. */
  mark: z.string(),
  /** What they had written. */
  said: z.string(),
  cause: CareCause,
  openedBy: z.string(),
  openedAt: At,
  takenById: z.string().nullable(),
  takenBy: z.string().nullable(),
  takenAt: At.nullable(),
  closedBy: z.string().nullable(),
  closedAt: At.nullable(),
  /** What was done. */
  note: z.string().nullable(),
})
export const VendorCares = z.object({ cares: z.array(VendorCare).max(200) })
export type VendorCares = z.infer<typeof VendorCares>

/** `POST /cares/move`: a person takes it on; with a note, closes it. */
export const VendorCareMove = z.object({
  requestId: RequestUuid,
  careId: PswId,
  by: z.object({ staffId: PswId, name: z.string().min(1).max(80) }),
  note: z.string().trim().min(3).max(280).optional(),
})
export type VendorCareMove = z.infer<typeof VendorCareMove>
export const VendorCareMoved = z.object({ code: z.string(), moved: z.enum(['OK', 'UNKNOWN', 'MOVED']) })
