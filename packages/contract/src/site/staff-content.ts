import { Id, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import { isGameType } from '../base/web-address.ts'
import * as z from '../base/zod.ts'
import {
  announcementTypes,
  bannerGroups,
  isPageKind,
  linkageTypes,
  pageKinds,
  popupExecutions,
  slugMax,
  slugPattern,
} from './content.ts'

const reads = { audience: 'staff', permission: 'site.read' } as const
const changes = { audience: 'staff', permission: 'content.manage' } as const

/** Scheduled and ended are published too, before and after their time. */
export const contentStates = ['draft', 'scheduled', 'shown', 'ended', 'retired'] as const
export const ContentState = z.enum(contentStates)
export type ContentState = z.infer<typeof ContentState>

/** Everybody, visitors only, whoever is signed in, or agents. */
export const contentAudiences = ['all', 'visitors', 'members', 'agents'] as const

export const contentTypes = [...announcementTypes, ...pageKinds, 'help'] as const
export type ContentType = (typeof contentTypes)[number]

/** Whether pieces of this type are reached by a name: pages, and articles of the help centre. */
export const hasSlug = (type: ContentType): boolean => type === 'help' || isPageKind(type)

export const contentTitleMax = 120
export const contentBodyMax = 20_000
export const contentUrlMax = 500
export const contentSortMax = 9_999
export const contentSummaryMax = 300
export const contentAltMax = 160
export const contentVersionsMax = 50

/** Purpose and pixel size of a picture; half-size copies are for small screens. */
export const pictureSizes = {
  banner: { width: 1920, height: 640 },
  popup: { width: 880, height: 440 },
  cover: { width: 1200, height: 600 },
} as const
export type PictureUse = keyof typeof pictureSizes

/** Where a piece shows its picture; undefined for one that has none. */
export function pictureUseOf(type: ContentType): PictureUse | undefined {
  if (type === 'B') return 'banner'
  if (type === 'PU') return 'popup'
  return isPageKind(type) ? 'cover' : undefined
}

const ContentText = z.object({
  title: z.string().trim().max(contentTitleMax),
  /** HTML; of a banner plain text. */
  body: z.string().trim().max(contentBodyMax),
  /** Of a page; without one its first words stand in lists. */
  summary: z.string().trim().max(contentSummaryMax).optional(),
  /** What its picture shows, for whoever does not see it. */
  alt: z.string().trim().max(contentAltMax).optional(),
})
export type ContentText = z.infer<typeof ContentText>

/** What one piece says, to whom, when and where. */
export const EditedContent = z.object({
  type: z.enum(contentTypes),
  /** By language; the default one is there, and stands in for those that are not. */
  texts: z.record(z.string().max(10), ContentText),
  /** Of pages, and of the help centre where it is the anchor. */
  slug: z.string().trim().max(slugMax).regex(slugPattern).optional(),
  /** Of a question of the help centre: its topic. */
  parentId: Id.optional(),
  /** Of pages, banners and popups. */
  pictureId: Id.optional(),
  audience: z.enum(contentAudiences),
  /** Of a banner only. */
  groupName: z.enum(bannerGroups).optional(),
  /** Of a popup only; it says who is meant. */
  execution: z.enum(popupExecutions).optional(),
  /** Of headlines and promotions: with one, a button leads to the rewards. */
  promotionType: z.string().trim().max(32).optional(),
  /** Of headlines and promotions: pages of these games show it too. */
  gameType: z.string().refine(isGameType).optional(),
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
  imageUrl: z.string().optional(),
  /** Says which state was changed: concurrent saves do not undo each other. */
  revision: z.number().int(),
  changedBy: z.string().optional(),
  changedAt: Time,
})
export type ContentItem = z.infer<typeof ContentItem>

const ContentVersion = z.object({
  /** The revision that it was saved as. */
  version: z.number().int(),
  savedBy: z.string().optional(),
  savedAt: Time,
  edited: EditedContent,
})
export type ContentVersion = z.infer<typeof ContentVersion>

export const ContentPicture = z.object({
  pictureId: Id,
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

/** Banners, popups, notices and announcements of the portal, and its pages. */
export const staffContent = {
  contents: route({
    ...reads,
    method: 'GET',
    path: '/staff/contents',
    summary: 'Pieces of one type, in their order; drafts, scheduled, shown, ended and retired ones',
    input: PageQuery.extend({
      type: z.enum(contentTypes),
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
  contentVersions: route({
    ...reads,
    method: 'GET',
    path: '/staff/contents/{contentId}/versions',
    summary: 'What a piece was each time it was saved, newest first',
    input: z.object({ contentId: Id }),
    value: z.array(ContentVersion),
  }),
  restoreContent: route({
    ...changes,
    method: 'POST',
    path: '/staff/contents/{contentId}/restore',
    summary: 'Save an old version once more, as the newest one',
    input: z.object({ contentId: Id, version: z.number().int(), revision: z.number().int() }),
    value: ContentItem,
  }),
  previewContent: route({
    ...changes,
    method: 'POST',
    path: '/staff/contents/{contentId}/preview',
    summary: 'An address of the portal that shows a page as it is saved, published or not, for ten minutes',
    input: z.object({ contentId: Id }),
    value: z.object({ url: z.string(), expiresAt: Time }),
  }),
  uploadPicture: route({
    ...changes,
    isUpload: true,
    method: 'POST',
    path: '/staff/content-pictures',
    summary: 'A picture for a banner, a popup or a page, PNG or JPEG; it is drawn anew in the size of its place',
    input: z.object({ use: z.enum(['banner', 'popup', 'cover']), file: z.file() }),
    value: ContentPicture,
  }),
}
