import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'
import { popupClass } from './popup-class.ts'

export type MenuItem =
  | { kind: 'line'; id: string }
  | {
      kind?: 'item'
      id: string
      label: ReactNode
      /** Class of an icon, as in `Icon`. */
      icon?: string
      /** A small word at the end: a count, a key. */
      end?: ReactNode
      href?: string
      onClick?: () => void
      tone?: 'default' | 'danger'
      isOn?: boolean
      disabled?: boolean
    }

export type MenuProps = {
  /** The control that opens it: a Button or IconButton element. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  /** Above the items: who is signed in. */
  head?: ReactNode
}

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-base text-ink-2 outline-none select-none touch:min-h-11 ' +
  'data-[highlighted]:bg-surface-3 data-[highlighted]:text-ink data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-disabled'

/** A list of actions or places that drops from a control. Arrow keys, type-ahead, Esc. */
export function Menu({ trigger, items, align = 'start', head }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-(--f-z-toast) outline-none">
          <Base.Popup className={cx(popupClass, 'max-h-(--available-height) min-w-48 overflow-y-auto p-1.5')}>
            {head && <div className="border-b border-line px-3 pt-1.5 pb-2.5 mb-1.5">{head}</div>}
            {items.map((item) =>
              item.kind === 'line' ? (
                <Base.Separator key={item.id} className="mx-3 my-1.5 h-px bg-line" />
              ) : (
                <MenuEntry key={item.id} item={item} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function MenuEntry({ item }: { item: Exclude<MenuItem, { kind: 'line' }> }) {
  const { Link } = useUi()
  const className = cx(itemClass, item.tone === 'danger' && 'text-ruby-ink!', item.isOn && 'font-semibold text-ink!')
  const body = (
    <>
      {item.icon && <Icon name={item.icon} className={cx('text-lg', item.isOn && 'text-lamp-ink')} />}
      <span className="min-w-0 flex-1">{item.label}</span>
      {item.end}
      {item.isOn && <Icon name="icon-[ph--check-bold]" className="text-sm text-lamp-ink" />}
    </>
  )
  if (item.href !== undefined) {
    return (
      <Base.LinkItem closeOnClick render={<Link href={item.href} />} onClick={item.onClick} className={className}>
        {body}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item disabled={item.disabled} onClick={item.onClick} className={className}>
      {body}
    </Base.Item>
  )
}
