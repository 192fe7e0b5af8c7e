import type { WithdrawalDetail } from '@fairground/contract'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { ProofPicture } from '../../../components/proof-picture.tsx'

/** What both sides wrote about a withdrawal, oldest first, with what they showed. */
export function MessageThread({ messages }: { messages: WithdrawalDetail['messages'] }) {
  const { t } = useTranslation()
  if (messages.length === 0) return null
  return (
    <ol className="grid gap-2" aria-label={t('dispute.messages')}>
      {messages.map(({ messageId, by, author, at, text, proofs }) => (
        <li
          key={messageId}
          className={cx(
            'grid max-w-[94%] gap-1.5 rounded-md bg-surface-1 px-3 py-2 text-sm',
            by === 'staff' ? 'justify-self-end' : 'justify-self-start',
          )}
        >
          <p className="text-xs text-ink-3">
            <bdi>{author}</bdi> · <Moment at={at} />
          </p>
          <p className="break-words whitespace-pre-line">
            <bdi>{text}</bdi>
          </p>
          {proofs.map((proof, index) => (
            <ProofPicture
              key={proof.fileId}
              proof={proof}
              alt={t('dispute.image', { n: index + 1, author })}
              className="h-36"
            />
          ))}
        </li>
      ))}
    </ol>
  )
}
