import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { MessageSearch } from '../../features/talk/messages/message-search.ts'
import { MessagesScreen } from '../../features/talk/messages/messages-screen.tsx'

export const Route = createFileRoute('/_staff/messages')({
  validateSearch: MessageSearch,
  component: MessagesPage,
})

function MessagesPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<MessageSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part) })
  return (
    <NeedPermission permission="messages.send" title={t('nav.messages')}>
      <MessagesScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
