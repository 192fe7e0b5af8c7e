import type { TableChatMessage } from '@fairground/contract/studio'
import { Button, cx, Icon } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChat, useChatState } from './chat-context.ts'

interface ChatLineProps {
  message: TableChatMessage
  isOwn: boolean
  /** What can be done about it is shown. */
  isOpen: boolean
  onToggle: () => void
}

/** One message: who, when, and the text as text. Pressing who it is offers to hide or report them. */
export function ChatLine({ message, isOwn, isOpen, onToggle }: ChatLineProps) {
  const { t } = useTranslation()
  const time = useTime()
  const { mark, text, sentAt, isDealer } = message
  return (
    <li
      className={cx('chat-line', isOwn && 'is-own', isDealer && 'is-dealer')}
      style={isDealer ? undefined : ({ '--chat-hue': hueOf(mark) } as CSSProperties)}
    >
      <p className="chat-who">
        {isOwn ? (
          <b>{t('instant.chat.me')}</b>
        ) : (
          <button type="button" className="chat-mark focus-ring" aria-expanded={isOpen} onClick={onToggle}>
            {isDealer ? <b>{t('instant.chat.dealer')}</b> : <bdi>•••{mark}</bdi>}{' '}
            <Icon name="icon-[ph--caret-down-bold]" />
          </button>
        )}
        <time dateTime={sentAt}>{time(sentAt)}</time>
      </p>
      <p dir="auto" className="chat-text">
        {text}
      </p>
      {isOpen && <Actions message={message} />}
    </li>
  )
}

function Actions({ message: { messageId, mark, isDealer } }: Pick<ChatLineProps, 'message'>) {
  const { t } = useTranslation()
  const chat = useChat()
  const isReported = useChatState((state) => state.reportedIds.includes(messageId))
  const mayReport = useChatState((state) => state.right !== undefined && state.right.bar !== 'TRIAL')
  const [sending, setSending] = useState<'now' | 'failed'>()
  const report = async () => {
    setSending('now')
    setSending((await chat.report(messageId)) ? undefined : 'failed')
  }
  return (
    <div className="chat-acts">
      {!isDealer && (
        <Button variant="line" size="sm" onClick={() => chat.hide(mark)}>
          {t('instant.chat.hide')}
        </Button>
      )}
      {mayReport && (
        <Button variant="line" size="sm" busy={sending === 'now'} disabled={isReported} onClick={() => void report()}>
          {t(isReported ? 'instant.chat.reported' : 'instant.chat.report')}
        </Button>
      )}
      <p role="status" className="chat-refused w-full">
        {sending === 'failed' && t('instant.unsent')}
      </p>
    </div>
  )
}

/** A colour for each, so that who says what can be followed. */
const hueOf = (mark: string): number => Math.round((Number.parseInt(mark.slice(0, 2), 16) / 256) * 360)
