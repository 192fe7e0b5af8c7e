import { cx, Icon } from '@fairground/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUnread } from '../../features/inbox/use-unread.ts'
import { useMember } from '../../features/session/use-member.ts'

/** The phone's five tabs; the wallet stands in the middle, raised. */
export function TabBar() {
  const { t } = useTranslation()
  const whoever = useMember()
  const unread = useUnread(whoever)
  const { isSignedIn } = whoever
  const { pathname } = useLocation()
  const tabs = [
    { href: '/', icon: 'icon-[ph--house-duotone]', label: t('nav.home') },
    { href: '/rng', icon: 'icon-[ph--squares-four-duotone]', label: t('nav.slots') },
    {
      href: isSignedIn ? '/member/transferFund' : '/login',
      icon: 'icon-[ph--wallet-duotone]',
      label: t('nav.wallet'),
      isMiddle: true,
    },
    { href: '/hot', icon: 'icon-[ph--flame-duotone]', label: t('nav.hot') },
    { href: '/me', icon: 'icon-[ph--user-circle-duotone]', label: t('nav.me'), hasNews: unread > 0 },
  ]
  return (
    <nav
      aria-label={t('nav.tabs')}
      className="sticky bottom-0 z-(--f-z-header) grid grid-cols-5 bg-overlay pb-[max(6px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--f-line),0_-12px_30px_rgb(6_2_20/.3)] lg:hidden"
    >
      {tabs.map(({ href, icon, label, isMiddle, hasNews }) => {
        const isOn = href === '/' ? pathname === '/' : pathname.startsWith(href)
        return (
          <Link
            key={href}
            to={href}
            aria-current={isOn ? 'page' : undefined}
            className={cx(
              'relative flex h-15.5 flex-col items-center justify-center gap-0.5 text-2xs font-semibold focus-ring',
              isOn || isMiddle ? 'text-ink' : 'text-ink-3',
            )}
          >
            {isOn && <i aria-hidden="true" className="bulb bulb-lit absolute -top-1" />}
            {isMiddle ? (
              <span className="-mt-6 grid size-[min(3.25rem,14vw)] place-items-center rounded-full bg-(image:--f-btn-lamp) text-on-lamp shadow-[var(--f-btn-lamp-shadow),0_0_0_5px_var(--f-bg)]">
                <Icon name={icon} className="text-[1.45rem]" />
              </span>
            ) : (
              <Icon name={icon} className={cx('text-xl', isOn && 'text-lamp-ink')} />
            )}
            {hasNews && (
              <i aria-hidden="true" className="absolute start-1/2 top-2 ms-2 size-2.5 rounded-full bg-ruby" />
            )}
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
