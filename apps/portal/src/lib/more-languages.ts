import { isDisplayLanguage, scriptOf } from '@fairground/i18n'

type Catalogue = Record<string, string>

const texts = import.meta.glob<Catalogue>(
  [
    '../../../../packages/i18n/locales/*/{portal,common,ui,pages,agents,contracts,promotions,campaigns,points,errors,challenge,recovery,registration}.json',
    '!../../../../packages/i18n/locales/{vi,en}/*.json',
  ],
  { import: 'default' },
)
const faces = import.meta.glob('../../../../packages/ui/src/styles/scripts/*.css')

/** A catalogue of a language other than the two that are whole: empty where it waits for its translation. Brings the letters along. */
export async function loadCatalogue(language: string, namespace: string): Promise<Catalogue> {
  const script = isDisplayLanguage(language) ? scriptOf(language) : ''
  const [catalogue = {}] = await Promise.all([
    texts[`../../../../packages/i18n/locales/${language}/${namespace}.json`]?.(),
    faces[`../../../../packages/ui/src/styles/scripts/${script}.css`]?.(),
  ])
  return catalogue
}
