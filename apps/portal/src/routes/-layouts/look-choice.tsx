import { Switch, setTheme, ThemeToggle, useTheme } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { type Look, looks, setLook, useLook } from '../../lib/look.ts'
import { LanguageChoice } from './language-choice.tsx'

/** How the site looks in this browser: language, theme, contrast and movement. */
export function LookChoice() {
  const theme = useTheme()
  return (
    <>
      <div className="-mx-2.5 flex items-center justify-between">
        <LanguageChoice />
        <ThemeToggle theme={theme} onThemeChange={setTheme} />
      </div>
      {looks.map((look) => (
        <LookSwitch key={look} look={look} />
      ))}
    </>
  )
}

function LookSwitch({ look }: { look: Look }) {
  const { t } = useTranslation()
  const isOn = useLook(look)
  return (
    <Switch
      side="start"
      className="flex w-full py-1.5 font-semibold"
      checked={isOn}
      onChange={({ target }) => setLook(look, target.checked)}
    >
      {t(`look.${look}`)}
    </Switch>
  )
}
