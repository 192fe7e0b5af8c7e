import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const socials = {
  facebook: ['Facebook', 'icon-[ph--facebook-logo-duotone]'],
  telegram: ['Telegram', 'icon-[ph--telegram-logo-duotone]'],
  youtube: ['YouTube', 'icon-[ph--youtube-logo-duotone]'],
  tiktok: ['TikTok', 'icon-[ph--tiktok-logo-duotone]'],
  instagram: ['Instagram', 'icon-[ph--instagram-logo-duotone]'],
  x: ['X', 'icon-[ph--x-logo-duotone]'],
  zalo: ['Zalo', 'icon-[ph--chat-teardrop-duotone]'],
} as const

/** The site's own pages elsewhere, as the operator entered them. */
export function SocialLinks({ links }: { links: readonly { network: keyof typeof socials; url: string }[] }) {
  const { t } = useTranslation()
  if (links.length === 0) return null
  return (
    <ul aria-label={t('footer.social')} className="-ms-2 mt-3 flex flex-wrap gap-1">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={socials[network][0]}
            title={socials[network][0]}
            className="grid size-10 place-items-center rounded-full text-xl text-ink-2 hover:text-ink focus-ring"
          >
            <Icon name={socials[network][1]} />
          </a>
        </li>
      ))}
    </ul>
  )
}
