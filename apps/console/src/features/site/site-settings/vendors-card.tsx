import type { EditedSettings } from '@fairground/contract'
import { Field, Input, Switch } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { SettingsCard } from './settings-card.tsx'
import { isImageBase } from './settings-faults.ts'

interface VendorsCardProps {
  settings: EditedSettings
  isLocked: boolean
  onChange: (part: Partial<EditedSettings>) => void
}

/** How vendors look: where their pictures lie, and what those are called that belong to the language TY. */
export function VendorsCard({ settings, isLocked, onChange }: VendorsCardProps) {
  const { t } = useTranslation()
  const { hasTy, tcgAlias, vendorImageBase } = settings
  return (
    <SettingsCard title={t('settings.vendors')} text={t('settings.vendorsText')} className="lg:col-span-2">
      <div className="grid gap-4">
        <Field
          label={t('settings.imageBase')}
          hint={t('settings.imageBaseHint')}
          error={isImageBase(vendorImageBase) ? undefined : t('settings.notPage')}
          optional
          disabled={isLocked}
        >
          <Input
            dir="ltr"
            spellCheck={false}
            placeholder="https://…"
            maxLength={200}
            value={vendorImageBase}
            onChange={({ target }) => onChange({ vendorImageBase: target.value.trim().replace(/(?<!\/)\/+$/, '') })}
          />
        </Field>
        <Switch
          side="start"
          checked={hasTy}
          disabled={isLocked}
          onChange={({ target }) => onChange({ hasTy: target.checked })}
          className="rounded-md bg-surface-2 px-3.5 py-3"
        >
          <span className="font-semibold">{t('settings.hasTy')}</span>
          <span className="block text-sm text-ink-3">{t('settings.hasTyText')}</span>
        </Switch>
        <Field label={t('settings.tcgAlias')} hint={t('settings.tcgAliasHint')} disabled={isLocked || !hasTy}>
          <Input
            maxLength={40}
            value={tcgAlias}
            invalid={tcgAlias.trim() === ''}
            onChange={({ target }) => onChange({ tcgAlias: target.value })}
          />
        </Field>
      </div>
    </SettingsCard>
  )
}
