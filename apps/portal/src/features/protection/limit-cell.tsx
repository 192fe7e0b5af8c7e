import type { PlayerLimit } from '@fairground/contract'
import { cx, Icon, Meter } from '@fairground/ui'
import { useLimitWords } from './limit-words.ts'
import { usedPart } from './used-part.ts'

/** From this part on a limit is nearly used up, and says so. */
const nearPart = 0.8

/** One limit with what is used up of it; pressed, it can be changed. */
export function LimitCell({ limit, onChange }: { limit: PlayerLimit; onChange: () => void }) {
  const { t, amount, nameOf } = useLimitWords()
  const { kind, period, max, used, raise } = limit
  const name = nameOf(limit)
  const label = t('control.change', name)
  const part = usedPart(used, max)
  const isNear = max !== null && part >= nearPart
  if (max === null)
    return (
      <button
        type="button"
        aria-label={`${label}. ${t('control.noLimit')}`}
        onClick={onChange}
        className="flex min-h-19 min-w-0 flex-[1_1_9rem] items-center justify-center gap-2 rounded-md border border-dashed border-line px-3 text-sm font-semibold text-ink-2 hover:border-lamp hover:text-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
      >
        <Icon name="icon-[ph--plus-bold]" className="text-lamp-ink" />
        {t('control.set')}
      </button>
    )
  return (
    <button
      type="button"
      aria-label={`${label}. ${t('control.current', { max: amount(max) })}. ${usedText()}`}
      onClick={onChange}
      className={cx(
        'grid min-h-19 min-w-0 flex-[1_1_9rem] content-between gap-1.5 rounded-md bg-surface-2 px-3 py-2.5 text-start hover:bg-surface-3 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        isNear && 'outline-2 -outline-offset-2 outline-lamp',
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-2">
        <b className="min-w-0 text-sm wrap-anywhere">{amount(max)}</b>
        {raise ? (
          <span className="rounded-sm bg-lamp-lo px-1.5 text-2xs font-semibold text-lamp-on">{t('control.waits')}</span>
        ) : (
          <Icon name="icon-[ph--pencil-simple-bold]" className="text-ink-3" />
        )}
      </span>
      {used !== null && <Meter label={label} percent={100 * part} tone={isNear ? 'ruby' : 'lamp'} className="h-1.5!" />}
      <span className={cx('text-2xs', isNear ? 'text-ruby-ink' : 'text-ink-3')}>{usedText()}</span>
    </button>
  )

  function usedText(): string {
    if (used === null) return t(kind === 'deposit' ? 'control.oneDeposit' : 'control.oneBet')
    if (period === 'once') return t('control.session', { used: amount(used) })
    if (typeof used === 'string' && used.startsWith('-')) return t('control.ahead', { used: amount(used.slice(1)) })
    return t(`control.used.${kind}`, { used: amount(used) })
  }
}
