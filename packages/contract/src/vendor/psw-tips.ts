import * as z from '../base/zod.ts'
import { PswCurrency, PswId, PswSum } from './psw-fields.ts'

const Moment = z.iso.datetime({ offset: true })

/** `GET /tables/tips`: what players gave whoever dealt, in so many days until now. */
export const VendorTipQuery = z.object({ days: z.coerce.number().int().min(1).max(90) })
export const VendorTipList = z.object({
  tips: z
    .array(
      z.object({
        tableId: PswId,
        /** Null where nobody has shifts: the row is then of one day. */
        shiftId: PswId.nullable(),
        dealerName: z.string().nullable(),
        beganAt: Moment,
        endedAt: Moment.nullable(),
        currency: PswCurrency,
        count: z.number().int(),
        given: PswSum,
      }),
    )
    .max(1_000),
})
export type VendorTipList = z.infer<typeof VendorTipList>
