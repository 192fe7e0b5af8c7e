import type { ContentItem, EditedContent, FieldError } from '@fairground/contract'
import { cleanRichText, isSafeHref, plainText } from '@fairground/contract/rich-text'
import { languages } from '@fairground/i18n'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'

/** A piece as it is kept; when it is shown follows from its state and its times. */
export interface Content extends Omit<EditedContent, 'from' | 'until'> {
  id: string
  state: 'draft' | 'published' | 'retired'
  /** Of a draft without one, the moment at which it was written. */
  from: Date
  until: Date | undefined
  revision: number
  changedBy: string | undefined
  changedAt: Date
}

/** What staff see: published pieces are scheduled, shown or ended. */
export function stateAt({ state, from, until }: Content, now: Date): ContentItem['state'] {
  if (state !== 'published') return state
  if (from > now) return 'scheduled'
  return until && until <= now ? 'ended' : 'shown'
}

/** Draft or retired → published; from now on where its time has not come by itself. @returns STATE_CONFLICT when it is published */
export function publish(content: Content, now: Date): Outcome<Content> {
  if (content.state === 'published') return refuse('STATE_CONFLICT')
  if (content.until && content.until <= now)
    return refuse('VALIDATION', { value: { errors: [{ field: 'until', key: 'validation.endBeforeBeginning' }] } })
  return ok({ ...content, state: 'published', from: content.from > now ? content.from : now })
}

/** Published → retired. @returns STATE_CONFLICT in any other state */
export const retire = (content: Content): Outcome<Content> =>
  content.state === 'published' ? ok({ ...content, state: 'retired' }) : refuse('STATE_CONFLICT')

/** What was written, as it is stored: texts made clean, and nothing that its type has not. */
export function tidy(edited: EditedContent): EditedContent {
  const { type, linkageType } = edited
  const hasLink = type === 'B' || type === 'PU'
  const texts = Object.entries(edited.texts).map(([language, { title, body }]) => [
    language,
    { title, body: type === 'B' ? body : cleanRichText(body) },
  ])
  return {
    ...edited,
    texts: Object.fromEntries(texts),
    audience: audienceFor(edited),
    groupName: type === 'B' ? edited.groupName : undefined,
    execution: type === 'PU' ? edited.execution : undefined,
    promotionType: type === 'H' || type === 'PR' ? edited.promotionType || undefined : undefined,
    linkageType: hasLink ? linkageType : 'none',
    url: hasLink && linkageType !== 'none' ? edited.url : '',
  }
}

/** Notices are for whoever is signed in; a popup's execution says it all. */
const audienceFor = ({ type, audience }: EditedContent): EditedContent['audience'] =>
  type === 'PL' ? 'members' : type === 'PU' ? 'all' : audience

/** What is amiss with it, field by field. */
export function contentFaults(edited: EditedContent): FieldError[] {
  const { type, texts, groupName, execution, from, until } = edited
  const faults: FieldError[] = []
  for (const language of languages) {
    const { title = '', body = '' } = texts[language] ?? {}
    if (!title) faults.push({ field: `texts.${language}.title`, key: 'validation.required' })
    const words = type === 'B' ? body : plainText(body)
    if (!words) faults.push({ field: `texts.${language}.body`, key: 'validation.required' })
  }
  for (const language of Object.keys(texts))
    if (!languages.some((known) => known === language))
      faults.push({ field: `texts.${language}`, key: 'validation.format' })
  if (type === 'B' && !groupName) faults.push({ field: 'groupName', key: 'validation.required' })
  if (type === 'PU' && !execution) faults.push({ field: 'execution', key: 'validation.required' })
  if (!isGoodLink(edited)) faults.push({ field: 'url', key: 'validation.format' })
  if (from && until && until <= from) faults.push({ field: 'until', key: 'validation.endBeforeBeginning' })
  return faults
}

/** Each kind of link leads where it says. */
export function isGoodLink({ linkageType, url }: Pick<EditedContent, 'linkageType' | 'url'>): boolean {
  if (linkageType === 'none') return true
  if (linkageType === 'url') return /^https?:/i.test(url) && isSafeHref(url)
  if (linkageType === 'page') return url.startsWith('/') && isSafeHref(url)
  return /^[A-Za-z0-9._:-]{1,64}$/.test(url) || (linkageType === 'promo' && url === '')
}
