import type { ChannelFigures, MessageChannel } from '@fairground/contract'
import { BarChart, IconButton, Kpi, LineChart, Meter, Seg, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { conversionOf, totalOf } from './conversion.ts'
import { LimitsDialog } from './limits-dialog.tsx'
import { useFigures } from './use-outbox.ts'

/** The last 24 hours of one channel: what left, what failed, how many codes came back, what is left of the day. */
export function OutboxFigures({ channel }: { channel: MessageChannel | undefined }) {
  const { t } = useTranslation()
  const { data } = useFigures()
  const [chosen, setChosen] = useState<MessageChannel>('sms')
  const shown = channel ?? chosen
  const figures = data?.channels.find((each) => each.channel === shown)
  return (
    <section aria-label={t('outbox:figures')} className="mb-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{t('outbox:figures')}</h2>
        {!channel && data && (
          <Seg
            label={t('outbox:channel')}
            options={data.channels.map(({ channel: value }) => ({ value, label: t(`outbox:channel.${value}`) }))}
            value={shown}
            onValueChange={setChosen}
          />
        )}
      </div>
      {figures ? <Figures figures={figures} /> : <Waiting />}
    </section>
  )
}

function Figures({ figures }: { figures: ChannelFigures }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { hours, waiting, triedToday, dayMax, alarmPercent } = figures
  const [isAsked, setIsAsked] = useState(false)
  const codes = totalOf(hours, 'codes')
  const percent = conversionOf(codes, totalOf(hours, 'used'))
  // Few codes tell nothing.
  const isLow = percent !== undefined && codes >= 20 && percent < alarmPercent
  const canChange = may(useMe(), 'providers.manage')
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
        <Kpi label={t('outbox:sent')} value={formats.count(totalOf(hours, 'sent'))} note={t('outbox:in24h')} />
        <Kpi
          label={t('outbox:failed')}
          value={formats.count(totalOf(hours, 'failed'))}
          valueTone={totalOf(hours, 'failed') > 0 ? 'down' : undefined}
          note={t('outbox:waitingNow', { waiting: formats.count(waiting) })}
        />
        <Kpi
          label={t('outbox:conversion')}
          value={percent === undefined ? '–' : `${formats.count(percent)} %`}
          valueTone={isLow ? 'down' : undefined}
          note={t('outbox:alarmBelow', { percent: alarmPercent })}
        />
        <div className="relative">
          <Kpi
            className="h-full"
            label={t('outbox:budget')}
            value={
              <>
                {formats.count(triedToday)} <span className="text-base text-ink-3">/ {formats.count(dayMax)}</span>
              </>
            }
            note={
              <Meter
                label={t('outbox:budget')}
                percent={dayMax === 0 ? 100 : (triedToday / dayMax) * 100}
                className="mt-1.5 w-24"
              />
            }
          />
          {canChange && (
            <IconButton
              size="sm"
              className="absolute! end-2 top-2"
              label={t('outbox:changeLimits')}
              icon="icon-[ph--pencil-simple]"
              onClick={() => setIsAsked(true)}
            />
          )}
        </div>
      </div>
      <Charts figures={figures} />
      {canChange && <LimitsDialog open={isAsked} onOpenChange={setIsAsked} figures={figures} />}
    </>
  )
}

function Charts({ figures: { hours } }: { figures: ChannelFigures }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const shared = {
    labels: hours.map(({ at }) => formats.time(at)),
    formatValue: (value: string) => formats.count(Number(value)),
    formatTick: formats.compact,
    heightPx: 150,
  }
  const values = (figure: 'sent' | 'failed' | 'codes' | 'used') => hours.map((hour) => String(hour[figure]))
  return (
    <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      <BarChart
        {...shared}
        label={t('outbox:sentChart')}
        series={[
          { id: 'sent', color: 'up', name: t('outbox:sent'), values: values('sent') },
          { id: 'failed', color: 'down', name: t('outbox:failed'), values: values('failed') },
        ]}
      />
      <LineChart
        {...shared}
        label={t('outbox:codesChart')}
        series={[
          { id: 'codes', color: 'lamp', name: t('outbox:codes'), values: values('codes') },
          { id: 'used', color: 'fish', name: t('outbox:used'), values: values('used') },
        ]}
      />
    </div>
  )
}

const Waiting = () => (
  <div className="grid gap-3" aria-hidden="true">
    <Skeleton className="h-52 w-full rounded-md lg:h-23" />
    <Skeleton className="h-115 w-full rounded-md xl:h-56" />
  </div>
)
