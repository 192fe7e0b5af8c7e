import { accountType, type Feedback as FeedbackAnswer } from '@fairground/contract'
import { type Feedback, nextStates } from './feedback.ts'

interface Shown {
  feedback: Feedback
  /** The account that wrote it. */
  writer: { account: string; icon: string; type: number } | undefined
  handledByName: string | undefined
}

/** One message as this person sees it. */
export const viewFeedback = (
  { feedback, writer, handledByName }: Shown,
  permissions: readonly string[],
): FeedbackAnswer => ({
  feedbackId: feedback.id,
  memberId: feedback.memberId,
  account: writer?.account,
  icon: writer?.icon,
  isTrial: writer?.type === accountType.trial,
  questionType: feedback.questionType,
  content: feedback.content,
  language: feedback.language,
  network: feedback.network,
  state: feedback.state,
  sentAt: feedback.sentAt.toISOString(),
  handledBy: handledByName,
  handledAt: feedback.handledAt?.toISOString(),
  note: feedback.note,
  allowed: permissions.includes('feedback.handle') ? [...nextStates[feedback.state]] : [],
})
