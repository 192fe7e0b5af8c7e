import * as z from '../base/zod.ts'

/** Response to a request for a code, by SMS or mail. */
export const SmsValue = z.object({
  /** Minutes until the next code may be asked for: what the form counts down. */
  expiredMinutes: z.number().int().min(1),
})
export type SmsValue = z.infer<typeof SmsValue>
