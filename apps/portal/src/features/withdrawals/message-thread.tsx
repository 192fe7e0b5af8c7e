import type { Withdrawal } from '@fairground/contract'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { PrivateImage } from '../../components/private-image.tsx'

type Message = Withdrawal['messages'][number]

/** What was written about a withdrawal, oldest first; folded away once all is over. */
export function MessageThread({ messages, isFolded }: { messages: readonly Message[]; isFolded: boolean }) {
  const { t } = useTranslation()
  if (messages.length === 0) return null
  return (
    <details open={!isFolded}>
      <summary className="cursor-pointer text-sm font-semibold focus-ring">{t('dispute.messages')}</summary>
      <ol className="mt-2 grid gap-2">
        {messages.map((message) => (
          <li
            key={message.messageId}
            className={cx(
              'max-w-[92%] rounded-md bg-surface-1 px-3 py-2 text-sm',
              message.by === 'member' ? 'justify-self-end' : 'justify-self-start',
            )}
          >
            <MessageBody message={message} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function MessageBody({ message: { by, at, text, proofs } }: { message: Message }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="text-xs text-ink-3">
        {t(by === 'member' ? 'dispute.byYou' : 'dispute.byStaff')} · <DateTime at={at} />
      </p>
      <p className="break-words whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
      {proofs.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-2">
          {proofs.map((fileId, index) => (
            <li key={fileId}>
              <PrivateImage
                src={`/wps/upload/${fileId}`}
                alt={t('dispute.image', { n: index + 1 })}
                className="size-18 rounded-sm"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
