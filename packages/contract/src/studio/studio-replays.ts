import * as z from '../base/zod.ts'
import { PswId, RequestUuid } from '../vendor/psw-fields.ts'

/** `POST /replays` of the house studio, signed by the portal: lets one page show one round again, for five minutes. */
export const VendorReplay = z.object({
  requestId: RequestUuid,
  roundId: PswId,
  language: z.string().max(16),
  /** Origin of the page that frames it. */
  framedBy: z.url().max(200),
})
export type VendorReplay = z.infer<typeof VendorReplay>
export const VendorReplayAnswer = z.object({ url: z.string() })

export const replayTicketLengthMax = 1_000

export const ReplayRequest = z.object({ ticket: z.string().min(1).max(replayTicketLengthMax) })
export type ReplayRequest = z.infer<typeof ReplayRequest>
