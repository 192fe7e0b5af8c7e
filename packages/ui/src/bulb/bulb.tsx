import { cx } from '../lib/cx.ts'

/** One lamp: progress, presence, "on". Decorative; the words beside it say the same. */
export function Bulb({ lit = false, className }: { lit?: boolean; className?: string }) {
  return <i aria-hidden="true" className={cx('bulb block', lit && 'bulb-lit', className)} />
}
