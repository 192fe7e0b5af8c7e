import { refusalText } from '@fairground/client'
import type { OutboxDetail } from '@fairground/contract'
import { Button, Icon, useCountdown } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api } from '../../../lib/api.ts'

/** The text with its recipient, for a short time and for a reason that is kept. */
export function MessageText({ message: { messageId, to, allowed } }: { message: OutboxDetail }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const reveal = useMutation({
    mutationFn: (reason: string) => api.staff.revealMessage({ messageId, reason }),
    onSuccess: () => setIsAsked(false),
    // Nothing of it stays behind once it is off the screen.
    gcTime: 0,
  })
  const { data, reset } = reveal
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{t('outbox:text')}</h3>
      {data ? (
        <div className="rounded-md bg-surface-2 px-3.5 py-3 text-sm">
          <p className="mb-1.5 flex items-center gap-1 font-semibold">
            <bdi dir="ltr" className="min-w-0 break-all">
              {data.to}
            </bdi>
            <CopyButton text={data.to} label={t('outbox:to')} />
          </p>
          {data.subject && <p className="mb-1.5 font-semibold break-words">{data.subject}</p>}
          <p className="break-words whitespace-pre-line">{data.text}</p>
          <div className="mt-2 flex items-center justify-between gap-3">
            <TimeLeft seconds={data.shownSeconds} onOver={reset} />
            <Button size="sm" variant="quiet" onClick={reset}>
              {t('outbox:hide')}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className="mb-2 text-sm text-ink-3">
            {t(allowed.includes('reveal') ? 'outbox:textSealed' : 'outbox:textLocked')}
          </p>
          {allowed.includes('reveal') && (
            <Button
              variant="line"
              block
              start={<Icon name="icon-[ph--eye-bold]" />}
              onClick={() => {
                reset()
                setIsAsked(true)
              }}
            >
              {t('outbox:reveal')}
            </Button>
          )}
        </>
      )}
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('outbox:revealTitle', { to })}
        text={t('outbox:revealText')}
        hint={t('reason.staffRead')}
        confirmLabel={t('outbox:reveal')}
        tone="mint"
        isBusy={reveal.isPending}
        refusal={reveal.error ? refusalText(t, reveal.error) : undefined}
        onConfirm={reveal.mutate}
      />
    </section>
  )
}

/** Counts the seconds down from its first sight. */
function TimeLeft({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { t } = useTranslation()
  const [until] = useState(() => Date.now() + seconds * 1000)
  const left = useCountdown(until)
  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])
  return <span className="text-xs text-ink-3">{t('reveal.left', { seconds: left })}</span>
}
