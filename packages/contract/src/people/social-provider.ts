import * as z from '../base/zod.ts'

/** Services that vouch for people who are signed in there. */
export const socialProviders = ['google', 'facebook'] as const
export const SocialProvider = z.enum(socialProviders)
export type SocialProvider = z.infer<typeof SocialProvider>

/** Log-in response for a provider user without an account. */
export const SocialValue = z.object({
  /** Good for half an hour, for one account, in this browser. */
  socialTicket: z.string(),
  /** As the provider calls the person; only a proposal for the form. */
  suggestion: z.object({ name: z.string().optional(), email: z.string().optional() }),
})
export type SocialValue = z.infer<typeof SocialValue>
