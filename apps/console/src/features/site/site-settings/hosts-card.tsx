import type { EditedSettings } from '@fairground/contract'
import { isOrigin, isTagId } from '@fairground/contract/web-address'
import { Field, Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { LinesField } from './lines-field.tsx'
import { SettingsCard } from './settings-card.tsx'

interface HostsCardProps {
  settings: EditedSettings
  isLocked: boolean
  onChange: (part: Partial<EditedSettings>) => void
}

/** Hosts of others that a page may use. Each is let into its policy only while it stands here. */
export function HostsCard({ settings: { imageHosts, launchHosts, gtagId }, isLocked, onChange }: HostsCardProps) {
  const { t } = useTranslation()
  return (
    <SettingsCard title={t('settings.hosts')} text={t('settings.hostsText')} className="lg:col-span-2">
      <div className="grid gap-4 md:grid-cols-2">
        <LinesField
          label={t('settings.imageHosts')}
          hint={t('settings.imageHostsHint')}
          error={t('settings.notOrigin')}
          lines={imageHosts}
          isLocked={isLocked}
          isGood={isOrigin}
          onLines={(lines) => onChange({ imageHosts: lines })}
        />
        <LinesField
          label={t('settings.launchHosts')}
          hint={t('settings.launchHostsHint')}
          error={t('settings.notOrigin')}
          lines={launchHosts}
          isLocked={isLocked}
          isGood={isOrigin}
          onLines={(lines) => onChange({ launchHosts: lines })}
        />
        <Field
          label={t('settings.tag')}
          hint={t('settings.tagHint')}
          error={gtagId === '' || isTagId(gtagId) ? undefined : t('settings.notTag')}
          disabled={isLocked}
        >
          <Input
            dir="ltr"
            spellCheck={false}
            maxLength={24}
            placeholder="G-XXXXXXXXXX"
            value={gtagId}
            onChange={({ target }) => onChange({ gtagId: target.value.trim().toUpperCase() })}
          />
        </Field>
      </div>
    </SettingsCard>
  )
}
