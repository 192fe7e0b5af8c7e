import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { OutboxScreen } from '../../features/talk/outbox/outbox-screen.tsx'
import { OutboxSearch } from '../../features/talk/outbox/outbox-search.ts'

export const Route = createFileRoute('/_staff/outbox')({ validateSearch: OutboxSearch, component: OutboxPage })

function OutboxPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<OutboxSearch>) =>
    // What opens a panel can be undone with Back; a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="outbox.read" title={t('nav.outbox')}>
      <OutboxScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
