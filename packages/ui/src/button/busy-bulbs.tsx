import { cx } from '../lib/cx.ts'

const bulb = 'size-(--busy-bulb) rounded-full bg-current animate-busy calm:animate-none'

/** Three bulbs in the colour of the text: something is on its way. */
export function BusyBulbs({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('inline-flex items-center gap-1 [--busy-bulb:6px]', className)}>
      <i className={bulb} />
      <i className={cx(bulb, '[animation-delay:.2s]')} />
      <i className={cx(bulb, '[animation-delay:.4s]')} />
    </span>
  )
}
