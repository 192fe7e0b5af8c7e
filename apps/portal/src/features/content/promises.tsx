import { Icon } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

const promises = [
  { key: 'verify', icon: 'icon-[ph--seal-check-duotone]', href: '/fairness' },
  { key: 'rtp', icon: 'icon-[ph--percent-duotone]', href: '/fairness' },
  { key: 'stop', icon: 'icon-[ph--shield-check-duotone]', href: '/responsible' },
] as const

/** What the house stands for, each with the page that shows it. */
export function Promises() {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {promises.map(({ key, icon, href }) => (
        <li key={key}>
          <Link
            to={href}
            className="flex h-full gap-4 rounded-lg bg-surface-1 p-5 shadow-1 hover:bg-surface-2 focus-ring"
          >
            <Icon name={icon} className="mt-0.5 text-2xl text-lamp-ink" />
            <span>
              <b className="block text-lg font-bold">{t(`promise.${key}`)}</b>
              <span className="mt-1 block text-sm text-ink-2">{t(`promise.${key}Text`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
