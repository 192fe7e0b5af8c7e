import type { MenuGroup } from '@fairground/contract'
import { cx, numberFormat } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { hosted } from '../lib/image-host.ts'
import { RouterLink } from './router-link.tsx'
import { VendorMark } from './vendor-mark.tsx'

interface VendorTileProps {
  href: string
  card: MenuGroup['cards'][number]
  isOn?: boolean
  onClick?: () => void
}

/** A vendor: its mark, how many games it has, and the first of them peeping in. */
export function VendorTile({ href, card, isOn = false, onClick }: VendorTileProps) {
  const { t, i18n } = useTranslation()
  const formatted = numberFormat(i18n.language).format(card.gameCount)
  return (
    <RouterLink
      href={href}
      onClick={onClick}
      aria-current={isOn ? 'page' : undefined}
      className={cx(
        'group relative flex h-29 flex-col justify-between overflow-hidden rounded-md p-3.5 text-ink focus-ring',
        'hover:bg-surface-3 hover:shadow-lamp focus-visible:bg-surface-3',
        isOn
          ? 'bg-surface-3 shadow-lamp'
          : 'bg-surface-1 light:shadow-[inset_0_0_0_1px_var(--f-line)] light:hover:shadow-lamp',
      )}
    >
      <span className="relative z-1 max-w-full self-start">
        <VendorMark code={card.vassalage} name={card.displayName} className="h-5.25" />
      </span>
      {card.iconUrl && (
        <img
          src={hosted(card.iconUrl)}
          alt=""
          width={72}
          height={96}
          loading="lazy"
          decoding="async"
          className="absolute end-1 -bottom-8.5 h-24 w-18 rotate-7 rounded-[10px] object-cover shadow-2 transition-transform duration-base group-hover:-translate-y-1.5 rtl:-rotate-7"
        />
      )}
      <span className="relative z-1 text-xs text-ink-3">
        {t('home.gameCount', { count: card.gameCount, formatted })}
      </span>
    </RouterLink>
  )
}
