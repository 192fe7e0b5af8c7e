import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Count } from '../status/count.tsx'

export type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  count?: number
  disabled?: boolean
  /** Shown while this tab is on; leave out where the route draws it. */
  panel?: ReactNode
}

export type TabsProps<Value extends string> = {
  /** Names the row for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
  /** Of the row of tabs: side padding inside a card. */
  listClassName?: string
}

/** Places beside each other; arrow keys move, a lamp line marks the one that is on. Scrolls when it is too long. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, className, listClassName } = props
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className={className}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className={cx(
          'no-scrollbar flex gap-1 overflow-x-auto contain-inline-size shadow-[inset_0_-1px_0_var(--f-line)]',
          listClassName,
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={cx(
              'relative inline-flex min-h-11 items-center gap-2 rounded-t-sm px-3.5 py-2.5 font-semibold whitespace-nowrap text-ink-3',
              'transition-colors duration-fast hover:text-ink data-[active]:text-ink data-[disabled]:text-ink-disabled',
              'focus-visible:-outline-offset-2',
              'after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.75 after:origin-center after:scale-x-0 after:rounded-t-[3px] after:bg-lamp after:transition-transform after:duration-fast data-[active]:after:scale-x-100',
            )}
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <Count value={tab.count} />}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(
        (tab) =>
          tab.panel !== undefined && (
            <Base.Panel key={tab.value} value={tab.value} className="focus-visible:outline-offset-4">
              {tab.panel}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  )
}
