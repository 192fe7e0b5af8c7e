import type { Withdrawal } from '@fairground/contract'
import { formatClock, Note, useCountdown } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MessageThread } from './message-thread.tsx'
import { WriteToStaff } from './write-to-staff.tsx'

/** What staff asked before they decide, and what follows without an answer; what was written stays to be read later. */
export function QuestionBox({
  withdrawal: { withdrawalId, status, answerUntil, dispute, messages },
}: QuestionBoxProps) {
  const { t } = useTranslation()
  const seconds = useCountdown(answerUntil ? Date.parse(answerUntil) : undefined)
  if (dispute || messages.length === 0) return null
  if (status !== 'info_needed') return <MessageThread messages={messages} isFolded />
  return (
    <section className="grid gap-3 rounded-md bg-surface-2 p-3.5" aria-label={t('question.title')}>
      <Note tone="warn" title={t('question.title')}>
        <span className="tabular-nums">{t('question.text', { time: formatClock(seconds) })}</span>
      </Note>
      <MessageThread messages={messages} isFolded={false} />
      <WriteToStaff withdrawalId={withdrawalId} />
    </section>
  )
}

interface QuestionBoxProps {
  withdrawal: Withdrawal
}
