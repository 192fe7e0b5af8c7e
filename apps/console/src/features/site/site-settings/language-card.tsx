import type { EditedSettings, SiteSettingsState } from '@fairground/contract'
import { languageNames } from '@fairground/i18n'
import { Check, Field, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { SettingsCard } from './settings-card.tsx'

interface LanguageCardProps {
  settings: SiteSettingsState
  isLocked: boolean
  onChange: (part: Partial<EditedSettings>) => void
}

const nameOf = (code: string): string => (languageNames as Record<string, string>)[code] ?? code

/** Which languages visitors choose from, and which one they begin with. One is always left. */
export function LanguageCard({ settings, isLocked, onChange }: LanguageCardProps) {
  const { t } = useTranslation()
  const { languages, languagesKnown, defaultLanguage } = settings
  const offer = (code: string, isOffered: boolean) => {
    const offered = languagesKnown.filter((known) => (known === code ? isOffered : languages.includes(known)))
    const [first = defaultLanguage] = offered
    onChange({ languages: offered, ...(!offered.includes(defaultLanguage) && { defaultLanguage: first }) })
  }
  return (
    <SettingsCard title={t('settings.languages')} text={t('settings.languagesText')} className="lg:row-span-2">
      <div className="grid gap-4">
        <Field label={t('settings.offered')} disabled={isLocked} as="group">
          <ul className="grid gap-2 py-1 sm:grid-cols-2">
            {languagesKnown.map((code) => (
              <li key={code}>
                <Check
                  checked={languages.includes(code)}
                  disabled={isLocked || (languages.length === 1 && languages.includes(code))}
                  onChange={({ target }) => offer(code, target.checked)}
                >
                  {nameOf(code)}
                </Check>
              </li>
            ))}
          </ul>
        </Field>
        <Field label={t('settings.language')} hint={t('settings.languageHint')} disabled={isLocked}>
          <Select
            options={languages.map((value) => ({ value, label: nameOf(value) }))}
            value={defaultLanguage}
            onValueChange={(language) => onChange({ defaultLanguage: language })}
          />
        </Field>
      </div>
    </SettingsCard>
  )
}
