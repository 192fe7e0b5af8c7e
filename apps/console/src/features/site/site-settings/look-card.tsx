import type { EditedSettings, SiteSettingsState } from '@fairground/contract'
import { Field, Input, Seg } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { LogoField } from './logo-field.tsx'
import { SettingsCard } from './settings-card.tsx'

interface LookCardProps {
  settings: SiteSettingsState
  isLocked: boolean
  onChange: (part: Partial<EditedSettings>) => void
}

/** Whose site it is, at a glance: the logo, the line at the foot, the light it stands in. */
export function LookCard({ settings, isLocked, onChange }: LookCardProps) {
  const { t } = useTranslation()
  return (
    <SettingsCard title={t('settings.look')} text={t('settings.lookText')}>
      <div className="grid gap-4">
        <LogoField logo={settings.logo} isLocked={isLocked} />
        <Field label={t('settings.copyright')} hint={t('settings.copyrightHint')} disabled={isLocked}>
          <Input
            maxLength={120}
            placeholder="© Fairground"
            value={settings.copyright}
            onChange={({ target }) => onChange({ copyright: target.value })}
          />
        </Field>
        <Field label={t('settings.theme')} hint={t('settings.themeHint')} disabled={isLocked} as="group">
          <Seg
            label={t('settings.theme')}
            options={(['dark', 'light'] as const).map((value) => ({
              value,
              label: t(`settings.theme.${value}`),
              disabled: isLocked,
            }))}
            value={settings.themeDefault}
            onValueChange={(themeDefault) => onChange({ themeDefault })}
          />
        </Field>
      </div>
    </SettingsCard>
  )
}
