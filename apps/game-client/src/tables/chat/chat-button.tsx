import { Dialog, IconButton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChat, useChatState } from './chat-context.ts'
import { ChatList } from './chat-list.tsx'
import { SayLine } from './say-line.tsx'
import { useIsBeside } from './use-is-beside.ts'
import './chat.css'

/** Where there is no room beside the game: a button with the unread number, and the chat as a sheet. */
export function ChatButton() {
  const { t } = useTranslation()
  const { isOff } = useChat()
  const unread = useChatState((state) => state.unread)
  const [isOpen, setOpen] = useState(false)
  const isBeside = useIsBeside()
  if (isBeside || isOff) return null
  return (
    <>
      <IconButton
        look="glass"
        label={unread > 0 ? `${t('instant.chat.title')}: ${t('instant.chat.news')}` : t('instant.chat.title')}
        icon="icon-[ph--chats-circle-duotone]"
        count={unread}
        onClick={() => setOpen(true)}
        className="relative touch:size-11"
      />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        phone="bottom"
        awning="mint"
        title={t('instant.chat.title')}
        footer={<SayLine />}
      >
        <div className="chat-sheet">
          <ChatList />
        </div>
      </Dialog>
    </>
  )
}
