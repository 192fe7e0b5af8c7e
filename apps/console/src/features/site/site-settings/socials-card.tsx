import type { EditedSettings } from '@fairground/contract'
import { socialNetworks } from '@fairground/contract/contact-address'
import { IconButton, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { AddressInput } from './address-input.tsx'
import { SettingsCard } from './settings-card.tsx'

type Link = EditedSettings['socialLinks'][number]

const names: Record<Link['network'], string> = {
  facebook: 'Facebook',
  telegram: 'Telegram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  x: 'X',
  zalo: 'Zalo',
}

interface SocialsCardProps {
  links: readonly Link[]
  isLocked: boolean
  onChange: (part: Pick<EditedSettings, 'socialLinks'>) => void
}

/** The site's own pages elsewhere, one a network; they stand in the footer. */
export function SocialsCard({ links, isLocked, onChange }: SocialsCardProps) {
  const { t } = useTranslation()
  const save = (socialLinks: Link[]) => onChange({ socialLinks })
  const rest = socialNetworks.filter((network) => !links.some((link) => link.network === network))
  return (
    <SettingsCard title={t('settings.socials')} text={t('settings.socialsText')}>
      <ul className="grid gap-2.5">
        {links.map((link) => (
          <li key={link.network} className="flex items-start gap-2">
            <span className="w-22 shrink-0 pt-2 text-sm font-semibold">{names[link.network]}</span>
            <AddressInput
              kind={link.network}
              name={names[link.network]}
              url={link.url}
              isLocked={isLocked}
              onUrl={(url) => save(links.map((other) => (other === link ? { ...link, url } : other)))}
            />
            {!isLocked && (
              <IconButton
                size="sm"
                label={t('settings.remove', { name: names[link.network] })}
                icon="icon-[ph--trash-bold]"
                onClick={() => save(links.filter((other) => other !== link))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isLocked && rest.length > 0 && (
        <Select
          size="sm"
          className="mt-3 sm:w-56"
          label={t('settings.addSocial')}
          placeholder={t('settings.addSocial')}
          options={rest.map((value) => ({ value, label: names[value] }))}
          value={undefined}
          onValueChange={(network) => save([...links, { network, url: '' }])}
        />
      )}
    </SettingsCard>
  )
}
