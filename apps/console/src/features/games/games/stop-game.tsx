import { refusalText } from '@fairground/client'
import { Button, Icon, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useStopGame } from './use-returns.ts'

interface StopGameProps {
  nodeId: string
  name: string
  /** Present while it is stopped. */
  stoppedAt?: string | undefined
  stoppedReason?: string | undefined
  /** What is kept as the reason of a stop: stopping is one press, opening again asks. */
  reason: string
}

/** Stops a game at once, and opens it again; says so while it is stopped. */
export function StopGame({ nodeId, name, stoppedAt, stoppedReason, reason }: StopGameProps) {
  const { t } = useTranslation()
  const canStop = may(useMe(), 'games.stop')
  const [isAsked, setIsAsked] = useState(false)
  const change = useStopGame(() => setIsAsked(false))
  if (!canStop && !stoppedAt) return null
  const refusal = change.error ? refusalText(t, change.error) : undefined
  return (
    <section aria-label={t('lobby:stop.label')} className="grid gap-2 rounded-md bg-surface-2 px-3.5 py-3">
      {stoppedAt && (
        <p className="text-sm">
          <b className="text-ruby-ink">{t('lobby:stop.since')}</b> <Moment at={stoppedAt} />
          {stoppedReason && <span className="block break-words text-ink-2">{stoppedReason}</span>}
        </p>
      )}
      <p className="text-sm text-ink-3">{t('lobby:stop.text')}</p>
      {refusal && !isAsked && (
        <Note tone="bad" isLive>
          {refusal}
        </Note>
      )}
      {canStop &&
        (stoppedAt ? (
          <Button variant="mint" size="sm" className="justify-self-start" onClick={() => setIsAsked(true)}>
            {t('lobby:stop.resume')}
          </Button>
        ) : (
          <Button
            variant="ruby"
            size="sm"
            className="justify-self-start"
            busy={change.isPending}
            start={<Icon name="icon-[ph--hand-palm-bold]" />}
            onClick={() => change.mutate({ nodeId, isStopped: true, reason })}
          >
            {t('lobby:stop.stop')}
          </Button>
        ))}
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('lobby:stop.resumeTitle', { name })}
        text={t('lobby:stop.resumeText')}
        hint={t('reason.staffRead')}
        confirmLabel={t('lobby:stop.resume')}
        tone="mint"
        isBusy={change.isPending}
        refusal={refusal}
        onConfirm={(why) => change.mutate({ nodeId, isStopped: false, reason: why })}
      />
    </section>
  )
}
