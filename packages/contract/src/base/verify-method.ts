import * as z from './zod.ts'

/** Ways to show a second time who is there. `google` is any authenticator app, as the specification names it. */
export const verifyMethods = ['google', 'passkey', 'recovery', 'mobile', 'email', 'bankName'] as const
export type VerifyMethod = (typeof verifyMethods)[number]

/** Response of a log-in that needs a second step. */
export const VerifyValue = z.object({
  /** Good for ten minutes, for one entry. */
  verifyTicket: z.string(),
  /** `masked` is where a code goes. */
  methods: z.array(z.object({ type: z.enum(verifyMethods), masked: z.string().optional() })),
})
export type VerifyValue = z.infer<typeof VerifyValue>
