import { applyLanguage } from '@fairground/i18n/browser'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from './i18n.ts'

/** Whoever followed a link to one language reads in it. */
const hasAskedLanguage = () => new URLSearchParams(location.search).has('lang')

/** Nobody chose or saw a language in this browser before this page; noted before the page writes its own. */
let isFirstVisit =
  !import.meta.env.SSR && ['hisLang', 'lang'].every((key) => localStorage.getItem(key) === null) && !hasAskedLanguage()

interface Offer {
  /** Of a browser that was never here. */
  defaultLanguage: string
  languages: readonly string[]
}

/** A browser that was never here, or whose language is not offered any more, goes on in the one that the operator set. */
export function useSiteLanguage(offer: Offer | undefined): void {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  useEffect(() => {
    if (!offer) return
    const isLeft = isFirstVisit || !offer.languages.includes(i18n.language)
    // Asked once: from here on the visitor chooses.
    isFirstVisit = false
    if (!isLeft || i18n.language === offer.defaultLanguage) return
    changeLanguage(i18n, offer.defaultLanguage).then(
      () => {
        applyLanguage(offer.defaultLanguage)
        void queries.invalidateQueries()
      },
      () => {},
    )
  }, [offer, i18n, queries])
}
