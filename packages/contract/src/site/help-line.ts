import * as z from '../base/zod.ts'

/** Somebody to turn to where play does harm; in which country, by two capital letters, or everywhere. */
export const HelpLine = z.object({
  country: z.string().regex(/^([A-Z]{2}|\*)$/),
  name: z.string().trim().min(2).max(80),
  phone: z.string().trim().max(30).default(''),
  url: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  /** As it is told: days and hours. */
  hours: z.string().trim().max(60).default(''),
})
export type HelpLine = z.infer<typeof HelpLine>
export const helpLinesMax = 60
