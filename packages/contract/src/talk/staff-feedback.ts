import { Id, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { FeedbackQuestion } from './feedback.ts'

/** The answer that a member reads, or what staff note on closing. */
const noteLengthMax = 280

export const feedbackStates = ['new', 'answered', 'closed'] as const
export const FeedbackState = z.enum(feedbackStates)
export type FeedbackState = z.infer<typeof FeedbackState>

/** A message to the house. Without an account a visitor wrote it. */
export const Feedback = z.object({
  feedbackId: Id,
  memberId: Id.optional(),
  account: z.string().optional(),
  icon: z.string().optional(),
  isTrial: z.boolean(),
  questionType: FeedbackQuestion,
  /** Plain text. */
  content: z.string(),
  /** Of the page it was written on. */
  language: z.string(),
  /** The beginning of the writer's address. */
  network: z.string(),
  state: FeedbackState,
  sentAt: Time,
  /** Who answered or closed it last, when, and what they noted. */
  handledBy: z.string().optional(),
  handledAt: Time.optional(),
  note: z.string().optional(),
  /** What this person may do with it now. */
  allowed: z.array(z.enum(['answered', 'closed'])),
})
export type Feedback = z.infer<typeof Feedback>

export const staffFeedback = {
  feedbacks: route({
    audience: 'staff',
    permission: 'feedback.read',
    method: 'GET',
    path: '/staff/feedbacks',
    summary: 'Messages to the house: new ones oldest first, any others newest first',
    input: PageQuery.extend({ state: FeedbackState.optional(), query: z.string().trim().max(64).optional() }),
    value: page(Feedback),
  }),
  handleFeedback: route({
    audience: 'staff',
    permission: 'feedback.handle',
    method: 'POST',
    path: '/staff/feedbacks/{feedbackId}/handle',
    summary: 'Answer a message, in the inbox of the member who wrote it, or close it with a note',
    input: z.object({
      feedbackId: Id,
      state: z.enum(['answered', 'closed']),
      note: z.string().trim().min(3).max(noteLengthMax),
    }),
    value: Feedback,
  }),
}
