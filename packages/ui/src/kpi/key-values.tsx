import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

export type KeyValue = { id: string; label: ReactNode; value: ReactNode }

export type KeyValuesProps = {
  items: readonly KeyValue[]
  /** `well` puts them on their own ground: the side panel of an operator. */
  look?: 'plain' | 'well'
  className?: string
}

/** Names at the start, values at the end. */
export function KeyValues({ items, look = 'plain', className }: KeyValuesProps) {
  return (
    <dl className={cx('grid gap-2.5', look === 'well' && 'gap-2! rounded-md bg-surface-2 px-3.5 py-3', className)}>
      {items.map(({ id, label, value }) => (
        <div key={id} className="flex justify-between gap-4 text-sm">
          <dt className="max-w-1/2 shrink-0 text-ink-2">{label}</dt>
          <dd className="min-w-0 text-end font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
