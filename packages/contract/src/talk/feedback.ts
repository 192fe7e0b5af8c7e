import { Id } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { feedbackQuestions, feedbackUnitsMax } from './feedback-text.ts'

export const FeedbackQuestion = z.enum(feedbackQuestions)

export const feedback = {
  send: route({
    method: 'PUT',
    path: '/wps/feedback',
    audience: 'anyone',
    summary: 'A message to the house, from a visitor or an account; how long it may be is a setting of the site',
    input: z.object({ questionType: FeedbackQuestion, content: z.string().max(feedbackUnitsMax) }),
    value: z.object({ id: Id }),
  }),
}
