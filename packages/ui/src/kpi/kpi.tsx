import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Skeleton } from '../state/skeleton.tsx'

export type KpiProps = {
  label: ReactNode
  /** A figure, or `<Money>`. */
  value: ReactNode
  /** The line under it: a change, a goal. */
  note?: ReactNode
  /** Colours the figure or the note; words or a sign say the same. */
  valueTone?: KpiTone
  noteTone?: KpiTone
  /** A small drawing at the end: `<Spark>`. */
  aside?: ReactNode
  isLoading?: boolean
  className?: string
}

export type KpiTone = 'up' | 'down'
const tones: Record<KpiTone, string> = { up: 'text-money-up', down: 'text-money-down' }

/** One figure on a card. */
export function Kpi({ className, ...figure }: KpiProps) {
  return (
    <div className={cx('rounded-md bg-surface-1 px-4 py-3.5 shadow-1', className)}>
      <Figure {...figure} />
    </div>
  )
}

/** Several figures on one card, split by lines: the head of an operator's queue. */
export function KpiStrip({ items, className }: { items: readonly (KpiProps & { id: string })[]; className?: string }) {
  return (
    <div
      className={cx(
        'grid grid-cols-2 overflow-clip rounded-md bg-surface-1 shadow-1 md:auto-cols-fr md:grid-flow-col md:grid-cols-none',
        className,
      )}
    >
      {items.map(({ id, ...figure }) => (
        <div key={id} className="-ms-px -mt-px border-s border-t border-line-soft px-3.5 py-2.5">
          <Figure {...figure} />
        </div>
      ))}
    </div>
  )
}

function Figure({ label, value, note, valueTone, noteTone, aside, isLoading }: KpiProps) {
  return (
    <>
      <span className="block text-xs text-ink-3">{label}</span>
      {isLoading ? (
        <Skeleton className="my-1.5 h-4 w-3/4" />
      ) : (
        <b className={cx('block text-[1.25rem] leading-7 font-bold', valueTone && tones[valueTone])}>
          <bdi>{value}</bdi>
        </b>
      )}
      {(note || aside) && (
        <span className="flex items-end justify-between gap-2">
          <small className={cx('text-xs', noteTone ? tones[noteTone] : 'text-ink-3')}>
            <bdi>{note}</bdi>
          </small>
          {aside}
        </span>
      )}
    </>
  )
}
