import { cx } from '../lib/cx.ts'
import { ids } from '../lib/ids.ts'
import { Bulb } from './bulb.tsx'

export type BulbDotsProps = {
  total: number
  /** How many are lit, from the start. */
  lit: number
  /** What the row says, for screen readers: "6 of 10". Leave out where text beside it says it. */
  label?: string
  className?: string
}

/** A row of lamps: countdowns, levels. Neighbours light 40 ms apart. */
export function BulbDots({ total, lit, label, className }: BulbDotsProps) {
  return (
    <span className={cx('inline-flex items-center gap-1.25', className)}>
      {ids('bulb', total).map((id, index) => (
        <Bulb key={id} lit={index < lit} />
      ))}
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
