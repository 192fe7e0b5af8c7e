import { refusalText } from '@fairground/client'
import type { ReturnAlarm } from '@fairground/contract'
import { Button, ButtonLink, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { nameIn } from './shown-name.ts'
import { usePercent } from './use-percent.ts'
import { useEndAlarm, useReturnAlarms, useStopGame } from './use-returns.ts'

const shownMax = 3

/** Games that returned what they should not, until somebody says what was found; nothing where none did. */
export function ReturnAlarms() {
  const { t } = useTranslation()
  const list = useReturnAlarms(may(useMe(), 'catalogue.read')).data?.list ?? []
  return (
    <>
      {list.slice(0, shownMax).map((alarm) => (
        <Alarm key={alarm.alarmId} alarm={alarm} />
      ))}
      {list.length > shownMax && (
        <p className="mb-3.5 text-sm text-ink-2">{t('lobby:return.moreAlarms', { count: list.length - shownMax })}</p>
      )}
    </>
  )
}

function Alarm({ alarm }: { alarm: ReturnAlarm }) {
  const { t, i18n } = useTranslation()
  const { day, count } = useFormats()
  const percent = usePercent()
  const canStop = may(useMe(), 'games.stop')
  const [isAsked, setIsAsked] = useState(false)
  const end = useEndAlarm(() => setIsAsked(false))
  const stop = useStopGame(() => undefined)
  const { alarmId, nodeId, actual, low, high, rounds, kind, currency, state, stoppedAt } = alarm
  const facts = {
    name: nameIn(alarm.names, i18n.language),
    ...{ day: day(alarm.day), actual: percent(actual), low: percent(low ?? 0), high: percent(high ?? 0) },
    ...{ rounds: count(rounds), kind: t(`lobby:return.kind.${kind}`), currency },
  }
  const error = stop.error && !isAsked ? refusalText(t, stop.error) : undefined
  return (
    <Note tone="bad" isLive className="mb-3.5" title={t(`lobby:return.alarm.${state}`, facts)}>
      <p>{t('lobby:return.alarmText', facts)}</p>
      {stoppedAt && <p className="font-semibold">{t('lobby:stop.isStopped')}</p>}
      {error && <p className="text-ruby-ink">{error}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {canStop && !stoppedAt && (
          <Button
            variant="ruby"
            size="sm"
            busy={stop.isPending}
            onClick={() => stop.mutate({ nodeId, isStopped: true, reason: t('lobby:return.stopReason', facts) })}
          >
            {t('lobby:stop.stop')}
          </Button>
        )}
        <ButtonLink href={`/games?tab=returns&day=${alarm.day}&kind=${kind}&id=${nodeId}`} variant="line" size="sm">
          {t('lobby:return.look')}
        </ButtonLink>
        {canStop && (
          <Button variant="line" size="sm" onClick={() => setIsAsked(true)}>
            {t('lobby:return.end')}
          </Button>
        )}
      </div>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('lobby:return.endTitle', facts)}
        text={t('lobby:return.endText')}
        hint={t('reason.staffRead')}
        confirmLabel={t('lobby:return.end')}
        tone="mint"
        isBusy={end.isPending}
        refusal={end.error ? refusalText(t, end.error) : undefined}
        onConfirm={(reason) => end.mutate({ alarmId, reason })}
      />
    </Note>
  )
}
