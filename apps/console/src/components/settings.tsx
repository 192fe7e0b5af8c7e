import { cx } from '@fairground/ui'
import type { ReactNode } from 'react'

type SettingGroupProps = { title: string; text: string; className?: string | undefined; children: ReactNode }

/** Settings that belong together: what they are for, then one row each. */
export const SettingGroup = ({ title, text, className, children }: SettingGroupProps) => (
  <section className={cx('rounded-lg bg-surface-1 p-4 shadow-1 md:p-5', className)}>
    <h2 className="text-lg font-bold">{title}</h2>
    <p className="mt-1 text-sm text-ink-2">{text}</p>
    <div className="mt-2 divide-y divide-line">{children}</div>
  </section>
)

/** One setting: its name, what it does, and the control at the end. */
export const SettingRow = ({ title, text, children }: { title: ReactNode; text: string; children: ReactNode }) => (
  <div className="flex min-h-16 items-center gap-4 py-3">
    <div className="min-w-0 flex-1">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-3">{text}</p>
    </div>
    {children}
  </div>
)
