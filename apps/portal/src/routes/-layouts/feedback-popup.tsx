import { ComingDialog, useLate } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { showFeedback, useFeedbackPrompt } from '../../lib/feedback-prompt.ts'
import { laterPart } from '../../lib/later.ts'

const feedbackDialog = laterPart(() =>
  import('../../features/feedback/feedback-dialog.tsx').then((module) => module.FeedbackDialog),
)

/** The popup for a message to the house; its code comes with the first wish to write. */
export function FeedbackPopup({ bounds }: { bounds: { lengthMin: number; lengthMax: number } }) {
  const { t } = useTranslation()
  const isOpen = useFeedbackPrompt()
  const { part: FeedbackDialog, error } = useLate(feedbackDialog, isOpen)
  if (FeedbackDialog) return <FeedbackDialog open={isOpen} bounds={bounds} onClose={() => showFeedback(false)} />
  if (!isOpen) return null
  return (
    <ComingDialog
      title={t('feedback.title')}
      failure={error && t('common:loadFailed')}
      onRetry={() => location.reload()}
      onClose={() => showFeedback(false)}
    />
  )
}
