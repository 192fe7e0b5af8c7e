import { cx, Icon } from '@fairground/ui'
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

type SettingRowProps = { title: ReactNode; text: string; warning?: ReactNode; children: ReactNode }

/** One setting: its name, what it does, what is amiss with it, and the control at the end. */
export const SettingRow = ({ title, text, warning, children }: SettingRowProps) => (
  <div className="flex min-h-16 items-center gap-4 py-3">
    <div className="min-w-0 flex-1">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-3">{text}</p>
      {warning && (
        <p className="mt-1 flex gap-1.5 text-sm text-warn-ink">
          <Icon name="icon-[ph--warning]" className="mt-0.5" />
          <span className="min-w-0">{warning}</span>
        </p>
      )}
    </div>
    {children}
  </div>
)
