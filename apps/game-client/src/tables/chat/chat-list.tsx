import { Button, Icon } from '@fairground/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChat, useChatState } from './chat-context.ts'
import { ChatLine } from './chat-line.tsx'

/** As near to the end as counts as being there, in pixels. */
const endPx = 32
/** Who listens to the page is told of new messages at most this often. */
const tellEveryMs = 20_000

/** What was said, the newest at the bottom: it follows along until one scrolls up. */
export function ChatList() {
  const { t } = useTranslation()
  const chat = useChat()
  const messages = useChatState((state) => state.messages)
  const ownMark = useChatState((state) => state.right?.mark)
  const hasHidden = useChatState((state) => state.hiddenMarks.length > 0)
  const { box, isAtEnd, toEnd, follow } = useEnd(messages.at(-1)?.messageId, messages.at(-1)?.mark === ownMark)
  const [openId, setOpenId] = useState<number>()
  useEffect(() => {
    chat.see(true)
    return () => chat.see(false)
  }, [chat])
  return (
    <div className="chat-room">
      {hasHidden && (
        <button type="button" className="chat-show focus-ring" onClick={() => chat.showAll()}>
          <Icon name="icon-[ph--eye-slash-bold]" /> {t('instant.chat.showAll')}
        </button>
      )}
      <div className="chat-list" ref={box} onScroll={follow}>
        {messages.length === 0 && (
          <p className="chat-none">
            <b>{t('instant.chat.empty')}</b>
            {t('instant.chat.emptyText')}
          </p>
        )}
        <ol aria-label={t('instant.chat.said')}>
          {messages.map((message) => (
            <ChatLine
              key={message.messageId}
              message={message}
              isOwn={message.mark === ownMark}
              isOpen={openId === message.messageId}
              onToggle={() => setOpenId(openId === message.messageId ? undefined : message.messageId)}
            />
          ))}
        </ol>
      </div>
      {!isAtEnd.now && isAtEnd.hasNew && (
        <Button
          variant="lamp"
          size="sm"
          className="chat-pill"
          onClick={toEnd}
          end={<Icon name="icon-[ph--arrow-down-bold]" />}
        >
          {t('instant.chat.news')}
        </Button>
      )}
      <Told lastId={messages.findLast(({ mark }) => mark !== ownMark)?.messageId} />
    </div>
  )
}

/** Keeps the end in sight as messages come, unless one has scrolled up; an own message always shows. */
function useEnd(lastId: number | undefined, isOwn: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState({ now: true, hasNew: false })
  const wasAtEnd = useRef(true)
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  const follow = () => {
    if (!box.current) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    const now = scrollHeight - scrollTop - clientHeight < endPx
    wasAtEnd.current = now
    setAtEnd((before) => ({ now, hasNew: !now && before.hasNew }))
  }
  useLayoutEffect(() => {
    if (lastId === undefined) return
    if (wasAtEnd.current || isOwn) {
      if (box.current) box.current.scrollTop = box.current.scrollHeight
    } else setAtEnd({ now: false, hasNew: true })
  }, [lastId, isOwn])
  return { box, isAtEnd, toEnd, follow }
}

/** Says that there is something new, not every line of it. */
function Told({ lastId }: { lastId: number | undefined }) {
  const { t } = useTranslation()
  const [isTold, setTold] = useState(false)
  const [toldId, setToldId] = useState(lastId)
  if (lastId !== toldId && !isTold) {
    setToldId(lastId)
    setTold(toldId !== undefined)
  }
  useEffect(() => {
    if (!isTold) return
    const timer = setTimeout(() => setTold(false), tellEveryMs)
    return () => clearTimeout(timer)
  }, [isTold])
  return (
    <p aria-live="polite" className="sr-only">
      {isTold && t('instant.chat.news')}
    </p>
  )
}
