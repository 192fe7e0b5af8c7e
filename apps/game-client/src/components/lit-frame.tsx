import { cx } from '@fairground/ui'
import type { ReactNode } from 'react'

/** The lit frame of every machine on the ground. */
export function LitFrame({
  frame,
  well,
  children,
}: {
  frame?: string | undefined
  well?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={cx('instant-frame', frame)}>
      <div className="instant-bulbs" aria-hidden="true" />
      <div className={cx('instant-well', well)}>{children}</div>
      <div className="instant-bulbs" aria-hidden="true" />
    </div>
  )
}
