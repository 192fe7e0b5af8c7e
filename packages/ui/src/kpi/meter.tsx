import { cx } from '../lib/cx.ts'

const tones = {
  lamp: 'bg-linear-to-r from-lamp-lo to-lamp rtl:bg-linear-to-l',
  mint: 'bg-mint-ink',
  ruby: 'bg-ruby-ink',
}

export type MeterProps = {
  /** What it measures, for screen readers. */
  label: string
  /** 0 to 100. */
  percent: number
  tone?: keyof typeof tones
  className?: string
}

/** How much of a whole: turnover done, limit used. */
export function Meter({ label, percent, tone = 'lamp', className }: MeterProps) {
  const shown = Math.max(0, Math.min(100, percent))
  return (
    <div className={cx('relative h-2 overflow-hidden rounded-pill bg-surface-3', className)}>
      <meter aria-label={label} min={0} max={100} value={shown} className="absolute inset-0 size-full opacity-0" />
      <i className={cx('block h-full rounded-pill', tones[tone])} style={{ width: `${shown}%` }} />
    </div>
  )
}
