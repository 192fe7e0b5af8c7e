import type { MenuGroup } from '@fairground/contract'
import { cx, Icon, isTouch, useLate } from '@fairground/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later.ts'
import type { ShownNavItem } from './nav-items.ts'
import { useNavDrop } from './use-nav-drop.ts'
import { useNavItems } from './use-nav-items.ts'

const navVendors = laterPart(() => import('./nav-vendors.tsx'))

/** The row of lamps: one bulb a category, lit where one is. Vendors of a category drop below it. */
export function NavBar() {
  const { t } = useTranslation()
  const items = useNavItems()
  const { pathname } = useLocation()
  const drop = useNavDrop()
  const links = useRef(new Map<string, HTMLAnchorElement>())
  const { part } = useLate(navVendors, drop.openType !== undefined)
  const open = items.find(({ gameType }) => gameType === drop.openType)
  const point = ({ group, gameType }: ShownNavItem) => {
    drop.point(group && gameType)
    if (group) void fetchPictures(group)
  }
  // A pointer that rested on an item before this code was there does not enter it any more.
  const pointAtRest = useEffectEvent(() => {
    const item = items.find(({ gameType }) => links.current.get(gameType)?.matches(':hover'))
    if (item && matchMedia('(hover: hover)').matches) point(item)
  })
  useEffect(() => pointAtRest(), [])
  return (
    <nav
      aria-label={t('nav.label')}
      className="mx-auto flex min-h-13 max-w-[90rem] flex-wrap gap-x-1 px-2.5"
      onPointerLeave={drop.leave}
      onPointerEnter={drop.stay}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        drop.close()
        links.current.get(open.gameType)?.focus()
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && drop.close()}
    >
      {items.map((item) => (
        <NavLink
          key={item.gameType}
          ref={(link) => {
            if (link) links.current.set(item.gameType, link)
          }}
          item={item}
          isOn={pathname === item.href}
          isOpen={item === open}
          onPoint={() => point(item)}
          onDrop={() => drop.open(item.gameType)}
          onGo={drop.close}
        />
      ))}
      {open?.group && part && (
        <part.NavVendors
          key={open.gameType}
          item={open}
          group={open.group}
          takesFocus={drop.isByKey}
          onBack={() => links.current.get(open.gameType)?.focus()}
          onGo={drop.close}
        />
      )}
    </nav>
  )
}

/** Ahead of the drop: who points at a category is about to see its vendors. */
const fetchPictures = (group: MenuGroup) =>
  navVendors.fetch().then(
    (part) => part.fetchPictures(group),
    () => undefined,
  )

interface NavLinkProps {
  ref: (link: HTMLAnchorElement | null) => void
  item: ShownNavItem
  isOn: boolean
  isOpen: boolean
  onPoint: () => void
  onDrop: () => void
  onGo: () => void
}

function NavLink({ ref, item, isOn, isOpen, onPoint, onDrop, onGo }: NavLinkProps) {
  const { t } = useTranslation()
  const { href, icon, label, name, group } = item
  const drops = group ? { 'aria-expanded': isOpen } : {}
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !group) return
    event.preventDefault()
    onDrop()
  }
  // A finger has no hover: its first tap drops the vendors, the second one goes.
  const press = (event: MouseEvent) => {
    if (!group || isOpen || !isTouch(event)) return onGo()
    event.preventDefault()
    onDrop()
  }
  return (
    <Link
      ref={ref}
      to={href}
      aria-current={isOn ? 'page' : undefined}
      {...drops}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint()}
      onKeyDown={byKey}
      onClick={press}
      className={cx(
        'group relative flex min-h-13 min-w-0 shrink-0 items-center gap-2 px-3.5 font-semibold whitespace-nowrap focus-ring max-2xl:px-2.5',
        isOn || isOpen ? 'text-ink' : 'text-ink-2 hover:text-ink',
      )}
    >
      <Icon
        name={icon}
        className={cx(
          'hidden text-base 2xl:block',
          isOn || isOpen ? 'text-lamp-ink' : 'text-ink-3 group-hover:text-lamp-ink',
        )}
      />
      {name ?? t(label)}
      <i
        aria-hidden="true"
        className={cx(
          'bulb absolute -bottom-1 start-1/2 -ms-1',
          // Whole, on the edge of what it opened.
          isOpen ? 'z-(--f-z-float)' : 'z-1',
          isOn || isOpen ? 'bulb-lit' : 'group-hover:bulb-lit',
        )}
      />
    </Link>
  )
}
