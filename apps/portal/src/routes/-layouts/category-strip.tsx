import { cx, Icon } from '@fairground/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNavItems } from './use-nav-items.ts'

/** The categories on a phone, whose header has no room for them; one alone is in the tabs already. */
export function CategoryStrip({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const items = useNavItems().filter(({ group }) => group)
  if (items.length <= 1) return null
  return (
    <nav aria-label={t('nav.label')} className={cx('no-scrollbar overflow-x-auto lg:hidden', className)}>
      <ul className="flex w-max gap-2 px-4">
        {items.map(({ gameType, href, icon, label, name }) => (
          <li key={gameType}>
            <Link
              to={href}
              aria-current={pathname === href ? 'page' : undefined}
              className="flex h-11 items-center gap-1.5 rounded-pill bg-overlay px-3.5 text-sm font-semibold text-ink-2 shadow-[inset_0_0_0_1px_var(--f-line)] focus-ring aria-[current=page]:bg-lamp-soft aria-[current=page]:text-lamp-ink"
            >
              <Icon name={icon} className="text-base" />
              {name ?? t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
