import type { MemberInfo } from '@fairground/contract'
import { useChatPrompt } from '../../lib/chat-prompt.ts'
import { useFeedbackPrompt } from '../../lib/feedback-prompt.ts'
import { useGamePrompt } from '../../lib/game-prompt.ts'
import { useHelpPrompt } from '../../lib/help-prompt.ts'
import { useLoginPrompt } from '../../lib/login-prompt.ts'
import { useNewsPrompt } from '../../lib/news-prompt.ts'
import { useRegisterPrompt } from '../../lib/register-prompt.ts'

type Due = Pick<MemberInfo, 'passwordDue' | 'termsDue'>

/** Whether any window stands over the page, or has to come before anything else. */
export function useIsWindowOpen(member: Due | undefined, isTermsAsked: boolean): boolean {
  const [isLogin, isRegister, isFeedback] = [useLoginPrompt(), useRegisterPrompt(), useFeedbackPrompt()]
  const isChat = useChatPrompt()
  const [help, news, game] = [useHelpPrompt(), useNewsPrompt(), useGamePrompt()]
  const isDue = member !== undefined && (member.passwordDue || member.termsDue || isTermsAsked)
  return (
    isChat ||
    isLogin ||
    isRegister ||
    isFeedback ||
    help !== undefined ||
    news !== undefined ||
    game !== undefined ||
    isDue
  )
}
