import * as z from 'zod'
import { Id, Time } from './common.ts'
import { route } from './route.ts'

export const Banner = z.object({
  id: Id,
  type: z.literal('B'),
  groupName: z.enum(['w_login', 'w_register', 'w_home', 'w_forget']),
  title: z.string(),
  subtitle: z.string(),
  /** Key of a built picture in the art manifest, such as `scene-wide/night`. */
  imageUrl: z.string(),
  url: z.string(),
  linkageType: z.enum(['none', 'url', 'page', 'promo', 'game']),
  sort: z.number().int(),
})
export type Banner = z.infer<typeof Banner>

export const Headline = z.object({
  id: Id,
  type: z.literal('H'),
  title: z.string(),
  content: z.string(),
  publishedAt: Time,
})

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

export const announcementTypes = ['B', 'H'] as const

export const content = {
  announcements: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    audience: 'anyone',
    summary: 'Banners (B) and headlines (H) in the language of the request',
    input: z.object({
      types: z.string().max(16).default('B,H'),
      platform: z.literal('W').default('W'),
      groupName: z.string().max(16).optional(),
    }),
    value: z.array(z.discriminatedUnion('type', [Banner, Headline])),
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
