import i18next, { type BackendModule, type i18n } from 'i18next'
import { defaultLanguage, languages } from './languages.ts'

/** Fetches one catalogue: `import.meta.glob` in a browser app, a file in the server. */
export type CatalogueLoader = (language: string, namespace: string) => Promise<Record<string, string>>

interface I18nOptions {
  language: string
  namespaces: readonly string[]
  load: CatalogueLoader
}

/** An i18next of its own with the named catalogues; a missing key falls back to English, never to the raw key. */
export async function createI18n(
  { language, namespaces, load }: I18nOptions,
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
    fallbackLng: language === 'en' ? 'en' : [defaultLanguage === language ? 'en' : language, 'en'],
    supportedLngs: [...languages],
    load: 'currentOnly',
    ns: [...namespaces],
    defaultNS: namespaces[0] ?? 'common',
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
  })
  return instance
}
