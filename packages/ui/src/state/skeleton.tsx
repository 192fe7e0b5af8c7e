import { cx } from '../lib/cx.ts'

/** A place where something will stand. Show it after 150 ms of waiting, in the shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skel', className ?? 'h-3.5 w-full')} />
}
