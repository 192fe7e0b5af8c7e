import * as z from 'zod'
import { Id, Time } from './common.ts'
import { route } from './route.ts'

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
  /** Key of a built picture in the art manifest, such as `scene-wide/night`. */
  imageUrl: z.string(),
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

/** What is told to whoever is signed in. */
export const Notice = z.object({ id: Id, type: z.literal('PL'), ...words })
export type Notice = z.infer<typeof Notice>

/** Opens by itself, once in a session. */
export const Popup = z.object({
  id: Id,
  type: z.literal('PU'),
  title: z.string(),
  content: z.string(),
  execution: z.enum(popupExecutions),
  url: z.string(),
  linkageType: z.enum(linkageTypes),
})
export type Popup = z.infer<typeof Popup>

/** A page of the operator, one version of it. */
export const ContentPage = z.object({ slug: z.string(), title: z.string(), content: z.string(), publishedAt: Time })
export type ContentPage = z.infer<typeof ContentPage>

/** A topic of the help centre with the questions below it; plain text, a blank line between paragraphs. */
export const HelpArticle = z.object({
  id: Id,
  /** Stands behind the # of /help. */
  anchor: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  title: z.string(),
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
    summary:
      'What is published now for whoever asks, in the language of the request: banners (B), notices (PL), popups (PU), promotions (PR), headlines (H)',
    input: z.object({
      types: z.string().max(16).default('B,PL,PU,PR,H'),
      platform: z.literal('W').default('W'),
      groupName: z.string().max(16).optional(),
    }),
    value: z.array(z.discriminatedUnion('type', [Banner, Headline, PromotionNews, Notice, Popup])),
  }),
  pages: route({
    method: 'GET',
    path: '/wps/system/content',
    audience: 'anyone',
    summary: 'The terms in force; the slug is their version. Plain text, a blank line between paragraphs',
    input: z.object({ kind: z.literal('terms'), lang: z.string().max(10).optional() }),
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
