import { type CatalogueLoader, createI18n, isDisplayLanguage, scriptOf } from '@fairground/i18n'
import type { i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

const files = import.meta.glob<{ default: Record<string, string> }>('../../../i18n/locales/*/ui.json')
const faces = import.meta.glob('../../../ui/src/styles/scripts/*.css')

interface Texts {
  language: string
  /** The vendor's own catalogue, which the plugin `frameTexts` gives the words of the frame. */
  namespace: string
  /** Has the keys that the vendor's own has not; loaded by whoever needs it, with `loadNamespaces`. */
  fallbackNamespace?: string
  /** Fetches the vendor's own catalogues. */
  load: CatalogueLoader
}

/** The words of a frame, and the letters they are written in. */
export function startTexts({ language, namespace, fallbackNamespace, load }: Texts): Promise<i18n> {
  const loadAll: CatalogueLoader = async (code, name) => {
    const [texts] = await Promise.all([name === 'ui' ? loadUi(code) : load(code, name), loadFace(code)])
    return texts
  }
  return createI18n({ language, namespaces: [namespace, 'ui'], fallbackNamespace, load: loadAll }, initReactI18next)
}

async function loadUi(language: string): Promise<Record<string, string>> {
  const file = files[`../../../i18n/locales/${language}/ui.json`]
  if (!file) throw new Error(`no catalogue ${language}/ui`)
  return (await file()).default
}

const loadFace = (language: string): Promise<unknown> | undefined =>
  faces[`../../../ui/src/styles/scripts/${isDisplayLanguage(language) ? scriptOf(language) : ''}.css`]?.()
