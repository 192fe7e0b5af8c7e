import * as z from 'zod'

export const feedbackViews = ['new', 'answered', 'closed', 'all'] as const

/** What the address of the page says; what does not fit is left out. */
export const FeedbackSearch = z.object({
  view: z.enum(feedbackViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The message whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type FeedbackSearch = z.infer<typeof FeedbackSearch>
