import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { type LinkProps, useUi } from '../provider/ui-provider.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

export type ButtonLinkProps = LinkProps & ButtonLook & { start?: ReactNode; end?: ReactNode }

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ variant, size, block, start, end, className, children, ...link }: ButtonLinkProps) {
  const { Link } = useUi()
  return (
    <Link {...link} className={cx(buttonClass({ variant, size, block }), className)}>
      {start}
      <span className="min-w-0">{children}</span>
      {end}
    </Link>
  )
}
