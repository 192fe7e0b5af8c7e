import { cx, Icon } from '@fairground/ui'
import type { ReactNode } from 'react'

interface SettingRowProps {
  icon: string
  title: string
  text: ReactNode
  /** The one thing to do here. */
  action: ReactNode
  /** It is small, and stands at the end on a phone too. */
  isSwitch?: boolean
}

/** One thing of the account: what it is, how it stands, what can be done. */
export function SettingRow({ icon, title, text, action, isSwitch }: SettingRowProps) {
  return (
    <li
      className={cx(
        'grid items-center gap-x-4 gap-y-2.5 border-b border-line-soft py-4 last:border-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]',
        isSwitch ? 'grid-cols-[auto_minmax(0,1fr)_auto]' : 'grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      <Icon name={icon} className="text-2xl text-lamp-ink" />
      <div className="min-w-0">
        <b className="block">{title}</b>
        <p className="mt-0.5 text-sm text-ink-2">{text}</p>
      </div>
      <div className={cx(!isSwitch && 'col-start-2 justify-self-start sm:col-start-3')}>{action}</div>
    </li>
  )
}
