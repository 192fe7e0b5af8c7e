import { languageNames, languages } from '@fairground/i18n'
import { applyLanguage, keepChosenLanguage } from '@fairground/i18n/browser'
import { LanguageMenu } from '@fairground/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'

const englishNames: Record<string, string> = { vi: 'Vietnamese', en: 'English' }
const choices = languages.map((code) => ({ code, name: languageNames[code], englishName: englishNames[code] ?? code }))

/** Changes the language here, tells the server, and reads again whatever the server words. */
export function LanguageChoice({ className }: { className?: string }) {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  const choose = async (code: string) => {
    await i18n.changeLanguage(code)
    applyLanguage(code)
    keepChosenLanguage(code)
    void api.members.setLanguage({ lang: code }).catch(() => {})
    await queries.invalidateQueries()
  }
  return (
    <LanguageMenu
      languages={choices}
      value={i18n.language}
      onValueChange={(code) => void choose(code)}
      className={className}
    />
  )
}
