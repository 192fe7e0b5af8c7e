import * as z from '../base/zod.ts'

/** Kinds of app: a configuration profile for iOS, a package for Android, and the lite one. */
export const appTypes = ['MOBILECONFIG', 'Android', 'LITE'] as const
export type AppType = (typeof appTypes)[number]

export const AppResource = z.object({ labelNameEn: z.string(), url: z.string() })
export type AppResource = z.infer<typeof AppResource>

/** What one host of the site has of its own. */
export const DomainRoute = z.object({
  /** Categories with a page at `/{gameType}` beside those of the menu. */
  gameTypes: z.array(z.string()),
  /** Where a visit of the home page begins. */
  landing: z.string().optional(),
  /** Who registers at this host without another code registers with this one. */
  affiliateCode: z.string().optional(),
  /** Every host of the site, the main one first. */
  domains: z.array(z.string()),
})
export type DomainRoute = z.infer<typeof DomainRoute>

/** Width and height are pixels of what is shown, not of the file. */
export const SiteLogo = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  faviconUrl: z.string(),
})
export type SiteLogo = z.infer<typeof SiteLogo>
