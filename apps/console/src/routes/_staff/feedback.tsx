import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { FeedbackScreen } from '../../features/talk/feedback/feedback-screen.tsx'
import { FeedbackSearch } from '../../features/talk/feedback/feedback-search.ts'

export const Route = createFileRoute('/_staff/feedback')({
  validateSearch: FeedbackSearch,
  component: FeedbackPage,
})

function FeedbackPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<FeedbackSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="feedback.read" title={t('nav.feedback')}>
      <FeedbackScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
