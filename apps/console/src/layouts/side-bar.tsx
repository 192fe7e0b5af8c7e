import { cx, Icon, Logo, useUi } from '@fairground/ui'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveNote } from './live-note.tsx'
import { isOn, type NavCount, type NavItem } from './nav-items.ts'

export type SideBarProps = {
  items: readonly NavItem[]
  counts: Partial<Record<NavCount, number>>
  pathname: string
  /** Who is signed in, at the foot. */
  account: ReactNode
  onGo?: () => void
}

/** The dark plum bar: where one can go, and who one is. Dark in both themes. */
export function SideBar({ items, counts, pathname, account, onGo }: SideBarProps) {
  const { t } = useTranslation()
  const { Link } = useUi()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current=page]')
    if (pathname) here?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <header
      data-theme="dark"
      className="flex h-full w-full flex-col overflow-y-auto bg-[#20183f] px-2.5 py-4 text-ink-2"
    >
      <div className="px-2">
        <Logo name="Fairground" size="sm" className="[&>span]:text-[19px]" />
        <span className="ms-10 block pt-1 pb-3.5 text-xs text-ink-3">{t('nav.operations')}</span>
      </div>
      <nav ref={list} aria-label={t('nav.label')} className="grid">
        {items.map((item, index) => (
          <Fragment key={item.href}>
            {item.group && item.group !== items[index - 1]?.group && (
              <h2 className="mt-3 mb-1 px-2.5 text-2xs font-semibold text-ink-3">{t(`nav.group.${item.group}`)}</h2>
            )}
            <Link
              href={item.href}
              onClick={onGo}
              aria-current={isOn(item.href, pathname) ? 'page' : undefined}
              className="group flex min-h-8.5 items-center gap-2.5 rounded-sm px-2.5 py-1 text-[13.5px] font-medium hover:bg-[#2b2153] hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-[#3a2d6a] aria-[current=page]:text-[#fff6e4] touch:min-h-11"
            >
              <Icon name={item.icon} className="text-base group-aria-[current=page]:text-lamp" />
              <span className="min-w-0 flex-1">{t(item.key)}</span>
              {item.count && <Waiting count={counts[item.count]} />}
            </Link>
          </Fragment>
        ))}
      </nav>
      <LiveNote className="mt-auto px-2.5 pt-3 pb-2" />
      <div className="border-t border-[rgb(255_255_255/.1)] pt-1.5">{account}</div>
    </header>
  )
}

function Waiting({ count = 0 }: { count: number | undefined }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <b
      className={cx(
        'grid h-4.5 min-w-5.5 place-items-center rounded-pill bg-[rgb(255_255_255/.12)] px-1.5 text-[11.5px] leading-none font-bold',
        'group-aria-[current=page]:bg-lamp group-aria-[current=page]:text-on-lamp',
      )}
    >
      <bdi dir="ltr">{count > 999 ? '999+' : count}</bdi>
      <span className="sr-only"> {t('nav.waiting')}</span>
    </b>
  )
}
