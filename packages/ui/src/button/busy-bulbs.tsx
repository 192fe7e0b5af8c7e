import { cx } from '../lib/cx.ts'

const sizes = { sm: 'size-1', md: 'size-1.5' }

export type BusyBulbsProps = { size?: keyof typeof sizes; className?: string }

/** Three bulbs in the colour of the text: something is on its way. */
export function BusyBulbs({ size = 'md', className }: BusyBulbsProps) {
  const bulb = cx('rounded-full bg-current animate-busy calm:animate-none', sizes[size])
  return (
    <span aria-hidden="true" className={cx('inline-flex items-center gap-1', className)}>
      <i className={bulb} />
      <i className={cx(bulb, '[animation-delay:.2s]')} />
      <i className={cx(bulb, '[animation-delay:.4s]')} />
    </span>
  )
}
