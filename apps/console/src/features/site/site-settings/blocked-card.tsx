import type { EditedSettings, SiteSettingsState } from '@fairground/contract'
import { nationalities } from '@fairground/contract/registration-fields'
import { Field, Icon, IconButton, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { LinesField } from './lines-field.tsx'
import { isNetwork, networksOf } from './network-lines.ts'
import { SettingsCard } from './settings-card.tsx'

interface BlockedCardProps {
  settings: SiteSettingsState
  isLocked: boolean
  onChange: (part: Partial<EditedSettings>) => void
}

/** From where nobody enters: networks, and countries as far as the table of addresses knows them. */
export function BlockedCard({ settings, isLocked, onChange }: BlockedCardProps) {
  const { t } = useTranslation()
  const { blockedNetworks, blockedCountries, hasAddressTable } = settings
  return (
    <SettingsCard title={t('settings.blocked')} text={t('settings.blockedText')} className="lg:col-span-2">
      <div className="grid gap-4 md:grid-cols-2">
        <LinesField
          label={t('settings.networks')}
          hint={t('settings.networksHint')}
          error={t('settings.notNetwork')}
          lines={blockedNetworks}
          isLocked={isLocked}
          isGood={isNetwork}
          read={networksOf}
          onLines={(lines) => onChange({ blockedNetworks: lines })}
        />
        <div>
          <Countries
            chosen={blockedCountries}
            isLocked={isLocked}
            onChosen={(codes) => onChange({ blockedCountries: codes })}
          />
          {!hasAddressTable && (
            <p className="mt-2 flex gap-1.5 text-sm text-warn-ink">
              <Icon name="icon-[ph--warning]" className="mt-0.5" />
              <span className="min-w-0">{t('settings.noTable')}</span>
            </p>
          )}
        </div>
      </div>
    </SettingsCard>
  )
}

interface CountriesProps {
  chosen: readonly string[]
  isLocked: boolean
  onChosen: (codes: string[]) => void
}

function Countries({ chosen, isLocked, onChosen }: CountriesProps) {
  const { t, i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  const options = nationalities
    .filter((code) => !chosen.includes(code))
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language))
  return (
    <Field label={t('settings.countries')} disabled={isLocked} as="group">
      <ul className="mb-2 flex flex-wrap gap-1.5 empty:hidden">
        {chosen.map((code) => (
          <li key={code} className="flex items-center rounded-pill bg-sunk ps-3 text-sm last:me-0">
            {nameOf(code)}
            {isLocked ? (
              <span className="w-3" />
            ) : (
              <IconButton
                size="sm"
                label={t('settings.remove', { name: nameOf(code) })}
                icon="icon-[ph--x-bold]"
                onClick={() => onChosen(chosen.filter((other) => other !== code))}
              />
            )}
          </li>
        ))}
      </ul>
      <Select
        label={t('settings.addCountry')}
        placeholder={t('settings.addCountry')}
        options={options}
        value={undefined}
        onValueChange={(code) => onChosen([...chosen, code])}
      />
    </Field>
  )
}
