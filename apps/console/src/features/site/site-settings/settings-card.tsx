import { cx } from '@fairground/ui'
import type { ReactNode } from 'react'

type SettingsCardProps = {
  title: string
  text: string
  /** At the end of the title's line. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Settings that belong together, with free room for their fields. */
export const SettingsCard = ({ title, text, aside, className, children }: SettingsCardProps) => (
  <section aria-label={title} className={cx('rounded-lg bg-surface-1 p-4 shadow-1 md:p-5', className)}>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="me-auto text-lg font-bold">{title}</h2>
      {aside}
    </div>
    <p className="mt-1 mb-4 text-sm text-ink-2">{text}</p>
    {children}
  </section>
)
