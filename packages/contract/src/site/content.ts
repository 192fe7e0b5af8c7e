import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

export const bannerGroups = ['w_login', 'w_register', 'w_home', 'w_forget'] as const
export const linkageTypes = ['none', 'url', 'page', 'promo', 'game'] as const
/** To visitors only, to whoever is signed in, or in the first session of an account. */
export const popupExecutions = ['B', 'A', 'F'] as const

export const Banner = z.object({
  id: Id,
  type: z.literal('B'),
  groupName: z.enum(bannerGroups),
  title: z.string(),
  subtitle: z.string(),
  /** The address of an uploaded picture, which begins with a slash, or the key of a built one such as `scene-wide/night`. */
  imageUrl: z.string(),
  /** What the picture shows, in words; none for one that only decorates. */
  imageAlt: z.string().optional(),
  /** A web address, a path of the site, the id of a promotion, or that of a game (`nodeId`), by its linkage type. */
  url: z.string(),
  linkageType: z.enum(linkageTypes),
  sort: z.number().int(),
})
export type Banner = z.infer<typeof Banner>

const words = {
  title: z.string(),
  /** Clean HTML. */
  content: z.string(),
  /** The beginning of its words, without any markup. */
  summary: z.string(),
  publishedAt: Time,
}

/** What everybody is told: a headline of the marquee (H), or something to take part in (PR). */
const announcement = z.object({ id: Id, promotionType: z.string().optional(), ...words })
export const Headline = announcement.extend({ type: z.literal('H') })
const PromotionNews = announcement.extend({ type: z.literal('PR') })
export type Announcement = z.infer<typeof Headline> | z.infer<typeof PromotionNews>

/** What is told to whoever is signed in, or to agents alone. */
export const Notice = z.object({ id: Id, type: z.literal('PL'), isForAgents: z.boolean(), ...words })
export type Notice = z.infer<typeof Notice>

/** Opens by itself, once in a session. */
export const Popup = z.object({
  id: Id,
  type: z.literal('PU'),
  title: z.string(),
  content: z.string(),
  execution: z.enum(popupExecutions),
  /** Above the words, where there is one. */
  imageUrl: z.string().optional(),
  imageAlt: z.string().optional(),
  url: z.string(),
  linkageType: z.enum(linkageTypes),
})
export type Popup = z.infer<typeof Popup>

/** Pages that the operator writes. Of blog and news there are many; of the others the first one is the page. */
export const pageKinds = ['guide', 'blog', 'news', 'about', 'privacy', 'responsible', 'iosGuide', 'join'] as const
export type PageKind = (typeof pageKinds)[number]
export const isPageKind = (type: string): type is PageKind => pageKinds.some((kind) => kind === type)

/** The last part of a page's address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const slugMax = 80

/** A page of the operator. The terms are plain text with a blank line between paragraphs, all others clean HTML. */
export const ContentPage = z.object({
  /** Of the terms their version. */
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  publishedAt: Time,
  /** One or two sentences. */
  summary: z.string(),
  /** Which language it is in: the default one where it was not translated. */
  language: z.string(),
  imageUrl: z.string().optional(),
  imageAlt: z.string().optional(),
  readingMinutes: z.number().int(),
})
export type ContentPage = z.infer<typeof ContentPage>

/** A topic of the help centre with the questions below it. */
export const HelpArticle = z.object({
  id: Id,
  /** Stands behind the # of /help. */
  anchor: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  title: z.string(),
  /** Clean HTML. */
  content: z.string(),
  get children(): z.ZodArray<typeof HelpArticle> {
    return z.array(HelpArticle)
  },
})
export type HelpArticle = z.infer<typeof HelpArticle>

export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export type AnnouncementType = (typeof announcementTypes)[number]

export const content = {
  announcements: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    audience: 'anyone',
    lists: ['types'],
    summary:
      'What is published now for whoever asks, in the language of the request: banners (B), notices (PL), popups (PU), promotions (PR), headlines (H)',
    input: z.object({
      types: z.string().max(16).default('B,PL,PU,PR,H'),
      platform: z.literal('W').default('W'),
      groupName: z.string().max(16).optional(),
    }),
    value: z.array(z.discriminatedUnion('type', [Banner, Headline, PromotionNews, Notice, Popup])),
  }),
  gameAnnouncements: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameAnnouncements',
    audience: 'anyone',
    summary: 'What is announced of games now: of one type, of the types that a vendor has, or of any',
    input: z.object({ gameType: z.string().max(32).optional(), vassalage: z.string().max(32).optional() }),
    value: z.array(z.discriminatedUnion('type', [Headline, PromotionNews])),
  }),
  pages: route({
    method: 'GET',
    path: '/wps/system/content',
    audience: 'anyone',
    summary:
      'Published pages of a kind, posts newest first; one by its slug. Of the terms those in force, whose slug is their version',
    input: z.object({
      kind: z.enum([...pageKinds, 'terms']),
      lang: z.string().max(10).optional(),
      slug: z.string().max(slugMax).optional(),
      /** Without their contents: what a list shows. */
      isBrief: z.stringbool().optional(),
      /** What staff were given to look at a page that is not published. */
      preview: z.string().max(500).optional(),
    }),
    value: z.array(ContentPage),
  }),
  help: route({
    method: 'GET',
    path: '/wps/system/helpCenter',
    audience: 'anyone',
    summary: 'The help centre: topics with their questions, in the language asked for or that of the request',
    input: z.object({ lang: z.string().max(10), device: z.literal('WEB') }),
    value: z.array(HelpArticle),
  }),
}
