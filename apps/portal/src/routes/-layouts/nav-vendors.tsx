import type { MenuGroup } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { cx, Icon } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterLink } from '../../components/router-link.tsx'
import { VendorTile } from '../../components/vendor-tile.tsx'
import { vendorHref } from '../../features/lobby/game-ways.ts'
import { art } from '../../lib/art.ts'
import { hosted } from '../../lib/image-host.ts'
import type { ShownNavItem } from './nav-items.ts'
import { stepOf } from './step-of.ts'

/** Besides them stands the tile that leads to all. */
export const shownVendorsMax = 15
const columns = 8

/** The browser keeps them for the moment in which they are shown. */
export function fetchPictures({ cards }: MenuGroup): void {
  for (const { vassalage, iconUrl } of cards.slice(0, shownVendorsMax))
    for (const src of [art(`vendor/${vassalage}`)?.url, iconUrl && hosted(iconUrl)]) if (src) new Image().src = src
}

interface NavVendorsProps {
  item: ShownNavItem
  group: MenuGroup
  /** Opened by key: the first vendor is where one goes on. */
  takesFocus: boolean
  /** Up from the first row. */
  onBack: () => void
  onGo: () => void
}

/** The vendors of a category below the navigation: up to fifteen, and the way to all of them. */
export function NavVendors({ item, group, takesFocus, onBack, onGo }: NavVendorsProps) {
  const { t, i18n } = useTranslation()
  const grid = useRef<HTMLUListElement>(null)
  const tiles = () => [...(grid.current?.querySelectorAll('a') ?? [])]
  useEffect(() => {
    if (takesFocus) grid.current?.querySelector('a')?.focus()
  }, [takesFocus])
  const move = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tiles().indexOf(document.activeElement as HTMLAnchorElement)
    const step = stepOf(event.key, { at, count: tiles().length, columns, isRtl })
    if (step === undefined) return
    event.preventDefault()
    if (step === 'back') onBack()
    else tiles()[step]?.focus()
  }
  const number = numberFormat(i18n.language)
  const title = item.name ?? t(item.label)
  return (
    <section
      aria-label={title}
      className="absolute inset-x-0 top-full z-(--f-z-dropdown) -mt-px rounded-b-xl bg-overlay pt-5.5 pb-6.5 shadow-3"
    >
      <div className="mx-auto max-w-page px-6 2xl:px-0">
        <div className="mb-3.5 flex items-center gap-4">
          <h2 className="text-base font-bold">
            {title} · {t('nav.vendorCount', { count: group.cards.length })}
          </h2>
          <Link
            to={item.href}
            onClick={onGo}
            className="ms-auto inline-flex items-center gap-1 rounded-sm text-sm font-semibold text-lamp-ink focus-ring hover:underline"
          >
            {t('nav.allGames', { count: group.gameCount, formatted: number.format(group.gameCount) })}
            <Icon name="icon-[ph--caret-right-bold]" flip className="text-[11px]" />
          </Link>
        </div>
        <ul ref={grid} onKeyDown={move} className="grid grid-cols-8 gap-3">
          {group.cards.slice(0, shownVendorsMax).map((card) => (
            <li key={card.vassalage}>
              <VendorTile href={vendorHref(card)} card={card} onClick={onGo} />
            </li>
          ))}
          <li>
            <RouterLink
              href={item.href}
              onClick={onGo}
              className={cx(
                'grid h-29 place-items-center rounded-md border-[1.5px] border-dashed border-line-control px-3 text-center',
                'text-sm font-semibold text-balance text-lamp-ink focus-ring hover:bg-surface-2',
              )}
            >
              {t('nav.allVendors', { count: group.cards.length })}
            </RouterLink>
          </li>
        </ul>
      </div>
    </section>
  )
}
