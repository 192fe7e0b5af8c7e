import { refusalText } from '@fairground/client'
import type { BreakLength, Protection } from '@fairground/contract'
import { Button, cx, Icon, Money } from '@fairground/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { toneOf } from '../../components/records/tone-of.ts'
import { useLimitWords } from './limit-words.ts'
import { protectionCalls, useProtectionChange } from './use-protection.ts'

/** What today came to, and the way to stop right now. */
export function TodayCard({ state }: { state: Protection }) {
  const { t, minutes, money, length } = useLimitWords()
  const [asked, setAsked] = useState<BreakLength>()
  const { today, life, rules } = state
  // What a window that closes goes on to say.
  const [shown = '24h'] = rules.breakLengths
  const stop = useProtectionChange(
    (wanted: BreakLength) => protectionCalls.takeBreak({ length: wanted }),
    () => setAsked(undefined),
  )
  const tone = toneOf(today.net)
  const netTone = tone && (tone === 'up' ? 'text-money-up' : 'text-money-down')
  const figures = [
    { id: 'time', value: minutes(today.minutes) },
    { id: 'net', value: <Money amount={today.net} currency="VND" decimals={0} signed /> },
    { id: 'deposited', value: money(today.deposited) },
  ] as const
  return (
    <section aria-label={t('control.today')} className="card flex flex-wrap justify-between gap-x-8 gap-y-5 p-5 sm:p-6">
      <div>
        <h2 className="text-sm text-ink-2">{t('control.today')}</h2>
        <dl className="mt-2 flex flex-wrap gap-x-7 gap-y-3">
          {figures.map(({ id, value }) => (
            <div key={id} className="flex flex-col-reverse">
              <dt className="text-xs text-ink-3">{t(`control.${id}`)}</dt>
              <dd className={cx('text-xl font-bold', id === 'net' && netTone)}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-xs text-ink-2">
          {t('control.life', {
            paidIn: money(life.deposited),
            paidOut: money(life.withdrawn),
            net: money(life.net),
          })}
        </p>
      </div>
      <div className="max-sm:w-full">
        <h2 className="text-sm text-ink-2">{t('control.stopNow')}</h2>
        <div className="mt-2 flex flex-wrap gap-2">
          {rules.breakLengths.map((each, index) => (
            <Button
              key={each}
              variant={index === 0 ? 'lamp' : 'default'}
              start={index === 0 && <Icon name="icon-[ph--pause-bold]" />}
              className={index === 0 ? 'max-sm:w-full' : 'whitespace-nowrap max-sm:flex-1 max-sm:px-2!'}
              onClick={() => {
                stop.reset()
                setAsked(each)
              }}
            >
              {index === 0 ? t('control.breakFor', { length: length(each) }) : length(each)}
            </Button>
          ))}
        </div>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('control.breakTitle', { length: length(asked ?? shown) })}
        action={t('control.breakFor', { length: length(asked ?? shown) })}
        isBusy={stop.isPending}
        refusal={stop.error ? refusalText(t, stop.error) : undefined}
        onConfirm={() => asked && stop.mutate(asked)}
      >
        <p>{t('control.breakText')}</p>
      </ConfirmDialog>
    </section>
  )
}
