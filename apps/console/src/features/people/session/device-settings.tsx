import { languageNames, languages } from '@fairground/i18n'
import { Button, Icon, setTheme, ThemeToggle, useTheme } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useChooseLanguage } from '../../../lib/use-choose-language.ts'

/** Language and theme of this device, before anyone has signed in. */
export function DeviceSettings() {
  const { i18n } = useTranslation()
  const choose = useChooseLanguage()
  return (
    <div className="mt-3 flex items-center justify-center gap-1">
      {languages.map((language) => (
        <Button
          key={language}
          variant={i18n.language === language ? 'default' : 'glass'}
          size="sm"
          lang={language}
          aria-pressed={i18n.language === language}
          start={i18n.language === language && <Icon name="icon-[ph--check-bold]" />}
          onClick={() => void choose(language)}
        >
          {languageNames[language]}
        </Button>
      ))}
      <ThemeToggle theme={useTheme()} onThemeChange={setTheme} className="size-8! rounded-sm bg-surface-3" />
    </div>
  )
}
