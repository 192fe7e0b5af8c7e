import { cx } from '../lib/cx.ts'

/** A small round number: unread, waiting. Above 99 it says 99+. */
export function Count({ value, className }: { value: number; className?: string }) {
  return (
    <span
      className={cx(
        'inline-grid h-4.5 min-w-4.5 place-items-center rounded-pill bg-ruby px-1.25 text-2xs leading-none font-bold text-white',
        className,
      )}
    >
      <bdi dir="ltr">{value > 99 ? '99+' : value}</bdi>
    </span>
  )
}
