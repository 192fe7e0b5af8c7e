import {
  type CatalogueLoader,
  createI18n,
  type DisplayLanguage,
  fallbacksOf,
  isDisplayLanguage,
  isLanguage,
  type Language,
} from '@fairground/i18n'
import type { i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

const first = ['portal', 'common', 'ui'] as const
const later = [
  'pages',
  'agents',
  'contracts',
  'promotions',
  'campaigns',
  'points',
  'errors',
  'challenge',
  'recovery',
  'registration',
] as const

type Texts<Namespace extends string> = Record<Namespace, Record<string, string>>
interface Files {
  first: () => Promise<Texts<(typeof first)[number]>>
  later: () => Promise<Texts<(typeof later)[number]>>
}

/** Two files a language: the home page with what is around it, and all the rest. */
const files: Record<Language, Files> = {
  vi: { first: () => import('./texts-vi.ts'), later: () => import('./later-texts-vi.ts') },
  en: { first: () => import('./texts-en.ts'), later: () => import('./later-texts-en.ts') },
}

const load: CatalogueLoader = async (language, namespace) => {
  if (!isLanguage(language)) return (await import('./more-languages.ts')).loadCatalogue(language, namespace)
  const isFirst = first.some((name) => name === namespace)
  const texts: Texts<string> = await (isFirst ? files[language].first() : files[language].later())
  const catalogue = texts[namespace]
  if (!catalogue) throw new Error(`no catalogue ${language}/${namespace}`)
  return catalogue
}

/** All of them, where a page is drawn without a browser. */
export const catalogues = { namespaces: [...first, ...later], fallbackNamespace: 'pages', load }

let started: Promise<i18n> | undefined

export function startI18n(language: DisplayLanguage): Promise<i18n> {
  started = createI18n({ language, namespaces: first, fallbackNamespace: 'pages', load }, initReactI18next)
  return started
}

/**
 * Texts of forms, refusals and all pages but the home page; whoever shows one waits for this. In place after the first call.
 * @throws when they could not be fetched
 */
export async function loadLaterTexts(): Promise<void> {
  const active = await started
  if (!active) throw new Error('texts are loaded after startI18n')
  await active.loadNamespaces([...later])
  await fetchMissing(active, active.language, later)
}

/** @throws when its texts could not be fetched; the language stays as it was then */
export async function changeLanguage(active: i18n, language: string): Promise<void> {
  await fetchMissing(active, language, [active.options.ns ?? []].flat())
  await active.changeLanguage(language)
}

/** i18next does not ask again by itself for what failed once, and goes on without it. */
async function fetchMissing(active: i18n, language: string, namespaces: readonly string[]): Promise<void> {
  const codes = [language, ...(isDisplayLanguage(language) ? fallbacksOf(language) : [])]
  for (const code of codes) {
    const missing = () => namespaces.filter((namespace) => !active.hasResourceBundle(code, namespace))
    if (missing().length > 0) await active.reloadResources([code], missing())
    if (missing().length > 0) throw new Error(`no catalogues ${missing()}`)
  }
}
