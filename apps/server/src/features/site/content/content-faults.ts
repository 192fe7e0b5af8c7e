import { type EditedContent, type FieldError, hasSlug } from '@fairground/contract'
import { isSafeHref, plainText } from '@fairground/contract/rich-text'
import { defaultLanguage, languages } from '@fairground/i18n'
import { isBlank } from './content-item.ts'

/** What is amiss with it, field by field. */
export function contentFaults(edited: EditedContent): FieldError[] {
  const { type, groupName, execution, slug, from, until } = edited
  const faults = textFaults(edited)
  if (hasSlug(type) && !slug) faults.push({ field: 'slug', key: 'validation.required' })
  if (type === 'B' && !groupName) faults.push({ field: 'groupName', key: 'validation.required' })
  if (type === 'PU' && !execution) faults.push({ field: 'execution', key: 'validation.required' })
  if (!isGoodLink(edited)) faults.push({ field: 'url', key: 'validation.format' })
  if (from && until && until <= from) faults.push({ field: 'until', key: 'validation.endBeforeBeginning' })
  return faults
}

/** The default language is whole; another one is whole, or not there at all. */
function textFaults({ type, texts }: EditedContent): FieldError[] {
  const faults: FieldError[] = []
  for (const language of languages) {
    const { title = '', body = '', summary } = texts[language] ?? {}
    if (language !== defaultLanguage && isBlank({ title, body, summary })) continue
    if (!title) faults.push({ field: `texts.${language}.title`, key: 'validation.required' })
    const words = type === 'B' ? body : plainText(body)
    if (!words) faults.push({ field: `texts.${language}.body`, key: 'validation.required' })
  }
  for (const language of Object.keys(texts))
    if (!languages.some((known) => known === language))
      faults.push({ field: `texts.${language}`, key: 'validation.format' })
  return faults
}

/** Each kind of link leads where it says. */
export function isGoodLink({ linkageType, url }: Pick<EditedContent, 'linkageType' | 'url'>): boolean {
  if (linkageType === 'none') return true
  if (linkageType === 'url') return /^https?:/i.test(url) && isSafeHref(url)
  if (linkageType === 'page') return url.startsWith('/') && isSafeHref(url)
  return /^[A-Za-z0-9._:-]{1,64}$/.test(url) || (linkageType === 'promo' && url === '')
}
