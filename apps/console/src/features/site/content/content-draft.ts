import { type ContentItem, type ContentType, type EditedContent, hasSlug } from '@fairground/contract'
import { anchorOf } from '@fairground/contract/rich-text'
import { defaultLanguage, languages } from '@fairground/i18n'

/** A piece nobody has written yet. */
const empty = (type: ContentType): EditedContent => ({
  type,
  texts: Object.fromEntries(languages.map((language) => [language, { title: '', body: '' }])),
  audience: type === 'PL' ? 'members' : 'all',
  groupName: type === 'B' ? 'w_home' : undefined,
  execution: type === 'PU' ? 'B' : undefined,
  promotionType: undefined,
  gameType: undefined,
  slug: firstSlug(type),
  linkageType: 'none',
  url: '',
  sort: 10,
  from: undefined,
  until: undefined,
})

/** What the form begins with. */
export function draftOf(type: ContentType, item: ContentItem | undefined): EditedContent {
  if (!item) return empty(type)
  const { contentId, state, revision, imageUrl, changedBy, changedAt, ...edited } = item
  return edited
}

/** Of a page there is one of, its kind. */
function firstSlug(type: ContentType): string | undefined {
  if (!hasSlug(type)) return undefined
  return manyOf.includes(type) ? '' : anchorOf(type)
}

const manyOf: readonly ContentType[] = ['blog', 'news', 'help']

/** Of posts there are many: until one is saved, its address follows its title. */
export const slugFrom = ({ type, texts, slug }: EditedContent): string | undefined =>
  manyOf.includes(type) ? anchorOf(texts[defaultLanguage]?.title ?? '') : slug

/** Languages in which nothing stands yet; the default one is shown in their place. */
export const untranslated = ({ texts }: Pick<EditedContent, 'texts'>): string[] =>
  languages.filter((language) => !texts[language]?.title)

/** Whether something was written that is not saved. */
export const isSame = (one: EditedContent, other: EditedContent): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (edited: EditedContent) =>
  Object.entries(edited)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
