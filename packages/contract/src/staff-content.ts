import * as z from 'zod'
import { Id, PageQuery, page, Time } from './common.ts'
import { announcementTypes, bannerGroups, linkageTypes, popupExecutions } from './content.ts'
import { route } from './route.ts'

const reads = { audience: 'staff', permission: 'site.read' } as const
const changes = { audience: 'staff', permission: 'content.manage' } as const

/** Scheduled and ended are published too, before and after their time. */
export const contentStates = ['draft', 'scheduled', 'shown', 'ended', 'retired'] as const
export const ContentState = z.enum(contentStates)
export type ContentState = z.infer<typeof ContentState>

/** Everybody, visitors only, or whoever is signed in. */
export const contentAudiences = ['all', 'visitors', 'members'] as const

export const contentTitleMax = 120
export const contentBodyMax = 20_000
export const contentUrlMax = 500
export const contentSortMax = 9_999

const ContentText = z.object({
  title: z.string().trim().max(contentTitleMax),
  /** HTML; of a banner plain text. */
  body: z.string().trim().max(contentBodyMax),
})
export type ContentText = z.infer<typeof ContentText>

/** What one piece says, to whom, when and where. */
export const EditedContent = z.object({
  type: z.enum(announcementTypes),
  /** By language; every language of the product. */
  texts: z.record(z.string().max(10), ContentText),
  audience: z.enum(contentAudiences),
  /** Of a banner only. */
  groupName: z.enum(bannerGroups).optional(),
  /** Of a popup only; it says who is meant. */
  execution: z.enum(popupExecutions).optional(),
  /** Of headlines and promotions: with one, a button leads to the rewards. */
  promotionType: z.string().trim().max(32).optional(),
  linkageType: z.enum(linkageTypes),
  url: z.string().trim().max(contentUrlMax),
  /** Lower ones come first. */
  sort: z.number().int().min(0).max(contentSortMax),
  /** Without them from the publishing on, and for good. */
  from: Time.optional(),
  until: Time.optional(),
})
export type EditedContent = z.infer<typeof EditedContent>

export const ContentItem = EditedContent.extend({
  contentId: Id,
  state: ContentState,
  /** Says which state was changed: two people who save at once do not undo each other. */
  revision: z.number().int(),
  changedBy: z.string().optional(),
  changedAt: Time,
})
export type ContentItem = z.infer<typeof ContentItem>

/** Banners, popups, notices and announcements of the portal. */
export const staffContent = {
  contents: route({
    ...reads,
    method: 'GET',
    path: '/staff/contents',
    summary: 'Pieces of one type, in their order; drafts, scheduled, shown, ended and retired ones',
    input: PageQuery.extend({
      type: z.enum(announcementTypes),
      state: ContentState.optional(),
      query: z.string().trim().max(64).optional(),
    }),
    value: page(ContentItem),
  }),
  addContent: route({
    ...changes,
    method: 'POST',
    path: '/staff/contents',
    summary: 'Write a new piece; it is a draft until it is published',
    input: EditedContent,
    value: ContentItem,
  }),
  changeContent: route({
    ...changes,
    method: 'PUT',
    path: '/staff/contents/{contentId}',
    summary: 'Change a piece, unless somebody else did meanwhile; one that is shown changes at once',
    input: EditedContent.extend({ contentId: Id, revision: z.number().int() }),
    value: ContentItem,
  }),
  publishContent: route({
    ...changes,
    method: 'POST',
    path: '/staff/contents/{contentId}/publish',
    summary: 'Show a draft or a retired piece, within its times',
    input: z.object({ contentId: Id }),
    value: ContentItem,
  }),
  retireContent: route({
    ...changes,
    method: 'POST',
    path: '/staff/contents/{contentId}/retire',
    summary: 'Take a published piece off the portal; it may be published again',
    input: z.object({ contentId: Id }),
    value: ContentItem,
  }),
}
