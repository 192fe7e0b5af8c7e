import type { AnnouncementType, ContentItem, EditedContent } from '@fairground/contract'
import { languages } from '@fairground/i18n'

/** A piece nobody has written yet. */
const empty = (type: AnnouncementType): EditedContent => ({
  type,
  texts: Object.fromEntries(languages.map((language) => [language, { title: '', body: '' }])),
  audience: type === 'PL' ? 'members' : 'all',
  groupName: type === 'B' ? 'w_home' : undefined,
  execution: type === 'PU' ? 'B' : undefined,
  promotionType: undefined,
  linkageType: 'none',
  url: '',
  sort: 10,
  from: undefined,
  until: undefined,
})

/** What the form begins with. */
export function draftOf(type: AnnouncementType, item: ContentItem | undefined): EditedContent {
  if (!item) return empty(type)
  const { contentId, state, revision, changedBy, changedAt, ...edited } = item
  return edited
}

/** Whether something was written that is not saved. */
export const isSame = (one: EditedContent, other: EditedContent): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (edited: EditedContent) =>
  Object.entries(edited)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
