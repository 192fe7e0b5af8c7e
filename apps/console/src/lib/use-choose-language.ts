import type { Language } from '@fairground/i18n'
import { applyLanguage, keepChosenLanguage } from '@fairground/i18n/browser'
import { useTranslation } from 'react-i18next'
import { queries } from './queries.ts'

/** Puts another language on the page and keeps it for the next visit; what the server words itself is asked for anew. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation()
  return async (language) => {
    await i18n.changeLanguage(language)
    keepChosenLanguage(language)
    applyLanguage(language)
    await queries.invalidateQueries()
  }
}
