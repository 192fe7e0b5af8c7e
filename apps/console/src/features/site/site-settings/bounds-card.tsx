import type { EditedSettings } from '@fairground/contract'
import { Field, Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { SettingsCard } from './settings-card.tsx'
import { areBounds, feedbackMaxLimit, feedbackMinLimit } from './settings-faults.ts'

interface BoundsCardProps {
  settings: EditedSettings
  isLocked: boolean
  onChange: (part: Partial<EditedSettings>) => void
}

const numberOf = (text: string): number => Number(text.replace(/\D/g, '').slice(0, 4))

/** How long a message to the house may be. */
export function BoundsCard({ settings, isLocked, onChange }: BoundsCardProps) {
  const { t } = useTranslation()
  const { feedbackMin, feedbackMax } = settings
  const error = areBounds(settings)
    ? undefined
    : t('settings.notBounds', { min: feedbackMinLimit, max: feedbackMaxLimit })
  return (
    <SettingsCard title={t('settings.feedback')} text={t('settings.feedbackText')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('settings.feedbackMin')} error={error} disabled={isLocked}>
          <Input
            inputMode="numeric"
            value={String(feedbackMin)}
            onChange={({ target }) => onChange({ feedbackMin: numberOf(target.value) })}
          />
        </Field>
        <Field label={t('settings.feedbackMax')} disabled={isLocked}>
          <Input
            inputMode="numeric"
            value={String(feedbackMax)}
            onChange={({ target }) => onChange({ feedbackMax: numberOf(target.value) })}
          />
        </Field>
      </div>
    </SettingsCard>
  )
}
