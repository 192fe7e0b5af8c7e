import { refusalText } from '@fairground/client'
import type { ChatMessage } from '@fairground/contract'
import { cx, Dialog, Empty, ErrorState, Note, Select, Skeleton } from '@fairground/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { showChat } from '../../lib/chat-prompt.ts'
import { SayForm } from './say-form.tsx'
import { useChatRoom } from './use-chat-room.ts'

/** The chat: what is said in a room, and a line to say something. */
export function ChatPopup() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState<string>()
  const { joined, messages } = useChatRoom(chosen)
  const room = joined.data
  const failed = joined.error ?? messages.error
  const retry = () => void (joined.error ? joined.refetch() : messages.refetch())
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={() => showChat(false)}
      title={room?.rooms.find(({ roomId }) => roomId === room.roomId)?.name ?? t('chat.title')}
      awning="mint"
      footer={room && <Foot room={room} />}
    >
      {room && room.rooms.length > 1 && (
        <Select
          size="sm"
          className="mb-3"
          label={t('chat.room')}
          options={room.rooms.map(({ roomId, name }) => ({ value: roomId, label: name }))}
          value={room.roomId}
          onValueChange={setChosen}
        />
      )}
      {failed && !messages.data ? (
        <ErrorState title={t('common:loadFailed')} text={refusalText(t, failed)} onRetry={retry} layout="column" />
      ) : (
        <Messages messages={messages.data} />
      )}
    </Dialog>
  )
}

function Messages({ messages }: { messages: readonly ChatMessage[] | undefined }) {
  const { t } = useTranslation()
  const end = useRef<HTMLDivElement>(null)
  const lastId = messages?.at(-1)?.messageId
  // What was said last is in sight, as it comes.
  useEffect(() => {
    if (lastId !== undefined) end.current?.scrollIntoView({ block: 'end' })
  }, [lastId])
  return (
    <div className="h-[max(16rem,calc(100dvh-19rem))] overflow-y-auto overscroll-contain md:h-96">
      {!messages && <Skeleton className="h-full w-full" />}
      {messages?.length === 0 && (
        <Empty icon="icon-[ph--chats-circle-duotone]" title={t('chat.empty')} text={t('chat.emptyText')} />
      )}
      <ol aria-live="polite" aria-label={t('chat.said')} className="grid gap-2.5 empty:hidden">
        {messages?.map(({ messageId, account, isMine, text, saidAt }) => (
          <li
            key={messageId}
            className={cx('grid max-w-[85%] gap-0.5', isMine ? 'justify-self-end text-end' : 'justify-self-start')}
          >
            <span className="text-xs text-ink-3">
              {isMine ? t('chat.me') : <bdi>{account}</bdi>} · <RelativeTime at={saidAt} />
            </span>
            <span
              dir="auto"
              className={cx(
                'rounded-lg px-3.5 py-2 text-start text-sm break-words',
                isMine ? 'bg-lamp-soft' : 'bg-surface-3',
              )}
            >
              {text}
            </span>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </div>
  )
}

function Foot({ room }: { room: { roomId: string; canWrite: boolean; mutedUntil?: string | undefined } }) {
  const { t } = useTranslation()
  if (room.canWrite) return <SayForm roomId={room.roomId} />
  return (
    <Note tone="info" className="w-full">
      {room.mutedUntil ? (
        <>
          {t('chat.muted')} <DateTime at={room.mutedUntil} />
        </>
      ) : (
        t('chat.trial')
      )}
    </Note>
  )
}
