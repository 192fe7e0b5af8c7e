import { refusalText } from '@fairground/client'
import { Button, Note } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from './moment.tsx'

type Asked = {
  reason: string
  askedBy: string
  askedAt: string
  allowed: readonly ('approve' | 'reject' | 'withdraw')[]
  isSamePerson?: boolean | undefined
}

type WishProps = {
  /** Names the wish for those who do not see it. */
  label: string
  title?: string
  asked: Asked
  /** What it is about, under the title. */
  text?: ReactNode
  /** Values to look at before an answer. */
  children?: ReactNode
  size?: 'sm' | 'md'
  /** Of a yes that cannot be taken back. */
  tone?: 'mint' | 'ruby'
  decide: { isPending: boolean; error: unknown }
  onAnswer: (isApproved: boolean) => void
}

/** What one person asked for, until another says yes. */
export function Wish({ label, title = label, asked, text, children, decide, ...answers }: WishProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={label} className="grid gap-2.5 rounded-md bg-surface-2 p-3.5 text-sm">
      <p>
        <b>{title}</b>
        {text && <span className="block text-ink-2">{text}</span>}
        <span className="block text-ink-2 wrap-anywhere">
          <bdi>{asked.reason}</bdi>
        </span>
        <span className="block text-xs text-ink-3">
          <bdi>{asked.askedBy}</bdi> · <Moment at={asked.askedAt} look="exactMoment" />
        </span>
      </p>
      {children}
      {asked.isSamePerson && <Note tone="info">{t('wishes.samePerson')}</Note>}
      {Boolean(decide.error) && (
        <Note tone="bad" isLive>
          {refusalText(t, decide.error)}
        </Note>
      )}
      <Answers allowed={asked.allowed} isBusy={decide.isPending} {...answers} />
    </section>
  )
}

type AnswersProps = Pick<Asked, 'allowed'> & Pick<WishProps, 'size' | 'tone' | 'onAnswer'> & { isBusy: boolean }

/** Taking a wish back is its own person's no. */
function Answers({ allowed, isBusy, size = 'md', tone = 'mint', onAnswer }: AnswersProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-2">
      {allowed.includes('withdraw') && (
        <Button variant="line" size={size} busy={isBusy} onClick={() => onAnswer(false)}>
          {t('adjust.withdraw')}
        </Button>
      )}
      {allowed.includes('reject') && (
        <Button variant="line" size={size} disabled={isBusy} onClick={() => onAnswer(false)}>
          {t('action.reject')}
        </Button>
      )}
      {allowed.includes('approve') && (
        <Button variant={tone} size={size} busy={isBusy} guardMs={1000} onClick={() => onAnswer(true)}>
          {t('action.approve')}
        </Button>
      )}
    </div>
  )
}
