import { type LimitPeriod, limitKinds, limitPeriods, type PlayerLimit, type Protection } from '@fairground/contract'
import { Icon, Seg, useIsWide } from '@fairground/ui'
import { useState } from 'react'
import { LimitCell } from './limit-cell.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import { useLimitWords } from './limit-words.ts'

const icons = {
  deposit: 'icon-[ph--hand-deposit-duotone]',
  loss: 'icon-[ph--chart-line-down-duotone]',
  stake: 'icon-[ph--ticket-duotone]',
  time: 'icon-[ph--clock-duotone]',
} as const

/** Every limit there can be: a table at a desk, one period at a time on a phone. */
export function LimitGrid({ state }: { state: Protection }) {
  const { t } = useLimitWords()
  const isWide = useIsWide()
  const [period, setPeriod] = useState<LimitPeriod>('day')
  const [changed, setChanged] = useState<PlayerLimit>()
  const [isOpen, setOpen] = useState(false)
  const periods = isWide ? limitPeriods : ([period] as const)
  const change = (limit: PlayerLimit) => {
    setChanged(limit)
    setOpen(true)
  }
  return (
    <div className="grid gap-4 pt-2">
      {!isWide && (
        <Seg
          label={t('control.limits')}
          block
          value={period}
          onValueChange={setPeriod}
          options={limitPeriods.map((value) => ({ value, label: t(`control.period.${value}`) }))}
        />
      )}
      <div className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(7rem,auto)_repeat(4,minmax(0,1fr))]">
        {isWide && (
          <>
            <span />
            {limitPeriods.map((each) => (
              <span key={each} aria-hidden="true" className="px-1 text-xs text-ink-2">
                {t(`control.period.${each}`)}
              </span>
            ))}
          </>
        )}
        {limitKinds.map((kind) => (
          <div key={kind} className="flex flex-wrap gap-3 md:contents">
            <div className="flex w-30 items-center gap-2.5 md:w-auto">
              <Icon name={icons[kind]} className="text-2xl text-lamp-ink" />
              <span className="min-w-0">
                <b className="block">{t(`control.kind.${kind}`)}</b>
                <span className="block text-2xs text-ink-3">{t(`control.note.${kind}`)}</span>
              </span>
            </div>
            {periods.map((each) => {
              const limit = state.limits.find((one) => one.kind === kind && one.period === each)
              return limit && <LimitCell key={each} limit={limit} onChange={() => change(limit)} />
            })}
          </div>
        ))}
      </div>
      {changed && (
        <LimitDialog
          key={`${changed.kind}-${changed.period}-${changed.max}`}
          limit={changed}
          endsAt={changed.period === 'once' ? undefined : state.endsAt[changed.period]}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
