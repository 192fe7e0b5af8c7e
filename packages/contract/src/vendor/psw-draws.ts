import * as z from '../base/zod.ts'
import { PswId } from './psw-fields.ts'

export const vendorDrawsMax = 1_000

/** `GET /draws?since=` of a vendor of lotteries: what was drawn or corrected since then, the earliest first. */
export const VendorDraws = z.object({
  draws: z
    .array(
      z.object({
        /** The lottery, as it is launched. */
        gameId: PswId,
        issue: z.string().min(1).max(40),
        /** As they are shown, prize by prize. */
        numbers: z.array(z.string().min(1).max(20)).min(1).max(100),
        openedAt: z.iso.datetime({ offset: true }),
        /** Of a result that was told otherwise before. */
        correctedAt: z.iso.datetime({ offset: true }).optional(),
      }),
    )
    .max(vendorDrawsMax),
})
export type VendorDraws = z.infer<typeof VendorDraws>

export const VendorDrawsQuery = z.object({ since: z.iso.datetime({ offset: true }) })
