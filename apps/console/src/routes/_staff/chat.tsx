import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { ChatScreen } from '../../features/talk/chat/chat-screen.tsx'

export const Route = createFileRoute('/_staff/chat')({ component: ChatPage })

function ChatPage() {
  const { t } = useTranslation()
  return (
    <NeedPermission permission="chat.moderate" title={t('nav.chat')}>
      <ChatScreen />
    </NeedPermission>
  )
}
