import type { Feedback } from '@fairground/contract'
import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'

type FeedbackWriterProps = { feedback: Feedback; look?: 'head' }

/** The account that wrote it, or that a visitor did. */
export function FeedbackWriter({ feedback, look }: FeedbackWriterProps) {
  const { t } = useTranslation()
  const { account, icon, isTrial } = feedback
  if (account !== undefined && icon !== undefined)
    return <MemberName look={look} account={account} icon={icon} note={isTrial && t('feedback.trial')} />
  return (
    <span className="flex items-center gap-2 text-ink-2">
      <Icon name="icon-[ph--user-circle-dashed-duotone]" className="text-2xl text-ink-3" />
      {t('feedback.visitor')}
    </span>
  )
}
