import { type ContentItem, type EditedContent, hasSlug, isPageKind } from '@fairground/contract'
import { cleanRichText, plainText } from '@fairground/contract/rich-text'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

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

/** What a piece was when it was saved; `savedBy` is an id. */
export interface Version {
  version: number
  savedBy: string | undefined
  savedAt: Date
  edited: EditedContent
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
  const isPage = isPageKind(type)
  return {
    ...edited,
    texts: tidyTexts(edited),
    audience: audienceFor(edited),
    slug: hasSlug(type) ? edited.slug : undefined,
    parentId: type === 'help' ? edited.parentId : undefined,
    pictureId: isPage || hasLink ? edited.pictureId : undefined,
    groupName: type === 'B' ? edited.groupName : undefined,
    execution: type === 'PU' ? edited.execution : undefined,
    promotionType: type === 'H' || type === 'PR' ? edited.promotionType || undefined : undefined,
    gameType: type === 'H' || type === 'PR' ? edited.gameType : undefined,
    linkageType: hasLink ? linkageType : 'none',
    url: hasLink && linkageType !== 'none' ? edited.url : '',
  }
}

/** Empty languages are omitted; the default language replaces them. */
function tidyTexts({ type, texts, pictureId }: EditedContent): EditedContent['texts'] {
  const kept = Object.entries(texts).filter(([, text]) => !isBlank(text))
  return Object.fromEntries(
    kept.map(([language, { title, body, summary, alt }]) => [
      language,
      {
        title,
        body: type === 'B' ? body : cleanRichText(body),
        ...(isPageKind(type) && summary && { summary }),
        ...(pictureId && alt && { alt }),
      },
    ]),
  )
}

/** Whether nothing that people read stands in it. */
export const isBlank = ({ title, body, summary = '' }: EditedContent['texts'][string]): boolean =>
  `${title}${plainText(body)}${summary}`.trim() === ''

/** Notices are for whoever is signed in, or for agents; a popup's execution says it all; a page is everybody's. */
function audienceFor({ type, audience }: EditedContent): EditedContent['audience'] {
  if (type === 'PL') return audience === 'agents' ? 'agents' : 'members'
  return type === 'PU' || hasSlug(type) ? 'all' : audience
}
