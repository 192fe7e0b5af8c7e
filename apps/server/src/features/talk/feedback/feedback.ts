import { type FeedbackQuestion, type FeedbackState, feedbackLength } from '@fairground/contract'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'

export interface Feedback {
  id: string
  /** Undefined: a visitor wrote it. */
  memberId: string | undefined
  questionType: FeedbackQuestion
  content: string
  language: string
  network: string
  state: FeedbackState
  sentAt: Date
  /** Id of an operator. */
  handledBy: string | undefined
  handledAt: Date | undefined
  note: string | undefined
}

/** How long a message may be, in characters. */
export interface FeedbackBounds {
  lengthMin: number
  lengthMax: number
}

/** Refusal: VALIDATION at the content, which names the bound. */
export function checkLength(content: string, { lengthMin, lengthMax }: FeedbackBounds): Outcome<null> {
  const length = feedbackLength(content)
  if (length === 0) return refuseField('content', 'validation.required')
  if (length < lengthMin) return refuseField('content', 'validation.tooShort', { min: lengthMin })
  return length > lengthMax ? refuseField('content', 'validation.tooLong', { max: lengthMax }) : ok(null)
}

export type Handled = Exclude<FeedbackState, 'new'>

/** Where a message can go from its state: what was answered can still be closed, what is closed stays so. */
export const nextStates: Record<FeedbackState, readonly Handled[]> = {
  new: ['answered', 'closed'],
  answered: ['closed'],
  closed: [],
}

interface Handling {
  state: Handled
  note: string
  staffId: string
  at: Date
}

/** Somebody answered or closed it. Refusal: STATE_CONFLICT. */
export function handle(feedback: Feedback, { state, note, staffId, at }: Handling): Outcome<Feedback> {
  if (!nextStates[feedback.state].includes(state)) return refuse('STATE_CONFLICT')
  return ok({ ...feedback, state, note, handledBy: staffId, handledAt: at })
}
