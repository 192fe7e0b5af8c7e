import type { EditedSettings } from '@fairground/contract'
import { Field, Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { SettingsCard } from './settings-card.tsx'
import { areOpenings, openingsLimit } from './settings-faults.ts'

interface OpeningsCardProps {
  settings: EditedSettings
  isLocked: boolean
  onChange: (part: Partial<EditedSettings>) => void
}

/** How many accounts one network may open: gifts for newcomers are not farmed. */
export function OpeningsCard({ settings, isLocked, onChange }: OpeningsCardProps) {
  const { t } = useTranslation()
  return (
    <SettingsCard title={t('settings.openings')} text={t('settings.openingsText')}>
      <Field
        label={t('settings.accountsPerHour')}
        error={areOpenings(settings) ? undefined : t('settings.notOpenings', { max: openingsLimit })}
        disabled={isLocked}
      >
        <Input
          inputMode="numeric"
          className="sm:max-w-44"
          value={String(settings.accountsPerHour)}
          onChange={({ target }) => onChange({ accountsPerHour: Number(target.value.replace(/\D/g, '').slice(0, 5)) })}
        />
      </Field>
    </SettingsCard>
  )
}
