import { displayLanguages, languageNames } from '@fairground/i18n'
import { applyLanguage, keepChosenLanguage } from '@fairground/i18n/browser'
import { LanguageMenu, useToast } from '@fairground/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { changeLanguage } from '../../lib/i18n.ts'
import { useSite } from './use-site.ts'

const choices = displayLanguages.map((code) => ({ code, name: languageNames[code] }))

/** Changes the language here, tells the server, and reads again whatever the server words. */
export function LanguageChoice({ className }: { className?: string }) {
  const { t, i18n } = useTranslation()
  const { show } = useToast()
  const queries = useQueryClient()
  const { site } = useSite()
  const offered = site ? choices.filter(({ code }) => site.languages.includes(code)) : choices
  const choose = async (code: string) => {
    await changeLanguage(i18n, code)
    applyLanguage(code)
    keepChosenLanguage(code)
    void api.members.setLanguage({ lang: code }).catch(() => {})
    await queries.invalidateQueries()
  }
  // Browsers do not fetch a failed module again in the same page: the next try is a reload in that language.
  const tellFailed = (code: string) => {
    const retry = () => {
      keepChosenLanguage(code)
      location.reload()
    }
    show({ tone: 'bad', title: t('common:loadFailed'), action: { label: t('ui:retry'), onClick: retry } })
  }
  if (offered.length < 2) return null
  return (
    <LanguageMenu
      languages={offered}
      value={i18n.language}
      onValueChange={(code) => choose(code).catch(() => tellFailed(code))}
      className={className}
    />
  )
}
