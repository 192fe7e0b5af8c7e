import { cx, Icon } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { navItemsOf } from './nav-items.ts'

/** The row of lamps: one bulb a category, lit where one is. */
export function NavBar() {
  const { t } = useTranslation()
  const { data } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={t('nav.label')}
      className="relative mx-auto flex h-13 max-w-[90rem] gap-1 overflow-x-auto overflow-y-clip px-2.5 [scrollbar-width:none] lg:overflow-visible"
    >
      {navItemsOf(data?.menu ?? []).map(({ gameType, href, icon, label }) => {
        const isOn = href === '/' ? pathname === '/' : pathname.startsWith(href)
        return (
          <Link
            key={gameType}
            to={href}
            aria-current={isOn ? 'page' : undefined}
            className={cx(
              'group relative flex shrink-0 items-center gap-2 px-3.5 font-semibold whitespace-nowrap focus-ring',
              isOn ? 'text-ink' : 'text-ink-2 hover:text-ink',
            )}
          >
            <Icon
              name={icon}
              className={cx(
                'hidden text-base 2xl:block',
                isOn ? 'text-lamp-ink' : 'text-ink-3 group-hover:text-lamp-ink',
              )}
            />
            {t(label)}
            <i
              aria-hidden="true"
              className={cx('bulb absolute -bottom-1 start-1/2 z-1 -ms-1', isOn ? 'bulb-lit' : 'group-hover:bulb-lit')}
            />
          </Link>
        )
      })}
    </nav>
  )
}
