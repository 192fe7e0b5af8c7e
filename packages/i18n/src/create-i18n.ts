import i18next, { type BackendModule, type i18n } from 'i18next'
import { isolated } from './isolate.ts'
import { displayLanguages, fallbacksOf, isDisplayLanguage } from './languages.ts'

/** Fetches one catalogue: `import.meta.glob` in a browser app, a file in the server. */
export type CatalogueLoader = (language: string, namespace: string) => Promise<Record<string, string>>

interface I18nOptions {
  language: string
  namespaces: readonly string[]
  /** Has the keys that the first namespace has not; loaded by whoever needs it, with `loadNamespaces`. */
  fallbackNamespace?: string
  load: CatalogueLoader
}

/**
 * An i18next of its own with the named catalogues, and English where it stands in: not for Vietnamese, since `check.ts`
 * proves that the two are whole.
 */
export async function createI18n(
  { language, namespaces, fallbackNamespace, load }: I18nOptions,
  ...plugins: Parameters<i18n['use']>[0][]
): Promise<i18n> {
  const backend: BackendModule = {
    type: 'backend',
    init() {},
    read(lng, namespace, done) {
      load(lng, namespace).then(
        (catalogue) => done(null, catalogue),
        (error: Error) => done(error, false),
      )
    },
  }
  const instance = i18next.createInstance()
  for (const plugin of [backend, ...plugins]) instance.use(plugin)
  await instance.init({
    lng: language,
    fallbackLng: (code) => [...(isDisplayLanguage(code) ? fallbacksOf(code) : [])],
    supportedLngs: [...displayLanguages],
    load: 'currentOnly',
    ns: [...namespaces],
    defaultNS: namespaces[0] ?? 'common',
    fallbackNS: fallbackNamespace ?? false,
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: true, escape: (value) => isolated(instance.language ?? language, value) },
  })
  return instance
}
