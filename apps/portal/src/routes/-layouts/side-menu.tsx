import { cx, Icon } from '@fairground/ui'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface SideMenuProps {
  label: string
  /** Whose area it is. */
  head: ReactNode
  /** Links, each with a `sideLink` look. */
  children: ReactNode
  className?: string
}

/** The menu at the side of an area of many pages. */
export function SideMenu({ label, head, children, className }: SideMenuProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the entries stand in one line that is wider than the window: the open one comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another open entry
  useLayoutEffect(() => {
    const open = nav.current?.querySelector('[aria-current=page]')
    if (!nav.current || !open) return
    const [box, entry] = [nav.current.getBoundingClientRect(), open.getBoundingClientRect()]
    nav.current.scrollBy({ left: entry.x + entry.width / 2 - (box.x + box.width / 2), behavior: 'instant' })
  }, [pathname])
  return (
    <aside className={cx('rounded-lg bg-surface-1 p-2.5 shadow-1', className)}>
      <div className="mb-2 border-b border-line-soft px-2 pt-1.5 pb-4 max-lg:hidden">{head}</div>
      <nav ref={nav} aria-label={label} className="flex gap-0.5 max-lg:overflow-x-auto lg:grid">
        {children}
      </nav>
    </aside>
  )
}

/** How a link of the menu looks and says that its page is open. */
export const sideLink = (isOpen: boolean) =>
  ({
    'aria-current': isOpen ? 'page' : undefined,
    className: cx(
      'flex min-h-10 shrink-0 items-center gap-3 rounded-sm px-3 font-semibold whitespace-nowrap focus-ring lg:whitespace-normal',
      isOpen
        ? 'bg-surface-3 text-ink lg:shadow-[inset_3px_0_0_var(--f-lamp-lo)] lg:rtl:shadow-[inset_-3px_0_0_var(--f-lamp-lo)]'
        : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
    ),
  }) as const

/** What stands in a link of the menu. */
export function SideLabel({ icon, isOpen, children }: { icon: string; isOpen: boolean; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} className={cx('text-lg', isOpen ? 'text-lamp-ink' : 'text-ink-3')} />
      {children}
    </>
  )
}
