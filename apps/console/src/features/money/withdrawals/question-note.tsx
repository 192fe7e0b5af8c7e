import type { WithdrawalDetail } from '@fairground/contract'
import { formatClock, Note, useCountdown } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MessageThread } from './message-thread.tsx'

/** What was asked of the player before the decision, and what came back. */
export function QuestionNote({ detail: { dispute, messages, answerUntil } }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  const seconds = useCountdown(answerUntil ? Date.parse(answerUntil) : undefined)
  if (dispute || messages.length === 0) return null
  return (
    <section className="grid gap-3 rounded-md bg-surface-2 p-3" aria-label={t('dispute.messages')}>
      {answerUntil && <Note tone="info">{t('ask.waits', { time: formatClock(seconds) })}</Note>}
      <MessageThread messages={messages} />
    </section>
  )
}
