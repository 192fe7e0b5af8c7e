import { applyLanguage } from '@fairground/i18n/browser'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from './i18n.ts'

/** Nobody chose or saw a language in this browser before this page; noted before the page writes its own. */
let isFirstVisit = ['hisLang', 'lang'].every((key) => localStorage.getItem(key) === null)

/** A browser that was never here goes on in the language that the operator set for the site. */
export function useSiteLanguage(siteLanguage: string | undefined): void {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  useEffect(() => {
    if (!isFirstVisit || !siteLanguage) return
    // Asked once: from here on the visitor chooses.
    isFirstVisit = false
    if (i18n.language === siteLanguage) return
    changeLanguage(i18n, siteLanguage).then(
      () => {
        applyLanguage(siteLanguage)
        void queries.invalidateQueries()
      },
      () => {},
    )
  }, [siteLanguage, i18n, queries])
}
