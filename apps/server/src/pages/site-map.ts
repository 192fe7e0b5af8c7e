import type { PageOffer } from './page-viewer.ts'

export interface MappedPage {
  path: string
  /** When what stands there was published, where that is known. */
  publishedAt?: Date
}

/** Pages of every site that visitors can read. */
const lasting = ['/', '/rng', '/hot', '/fairness', '/payouts', '/promotions', '/blog', '/news', '/terms', '/help']

/** All public pages for search engines, each with where it stands in every language that visitors may choose. */
export function siteMap(portalUrl: string, { languages, defaultLanguage }: PageOffer, written: MappedPage[]): string {
  const address = (path: string, language: string) =>
    `${portalUrl}${path}${language === defaultLanguage ? '' : `?lang=${language}`}`
  const entries = [...lasting.map((path): MappedPage => ({ path })), ...written].map(({ path, publishedAt }) =>
    [
      '<url>',
      `<loc>${address(path, defaultLanguage)}</loc>`,
      ...(publishedAt ? [`<lastmod>${publishedAt.toISOString()}</lastmod>`] : []),
      ...languages.map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(path, code)}"/>`),
      '</url>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** Where search engines need not look, and where all that is to be read is listed. */
export const robotsText = (portalUrl: string): string =>
  [
    'User-agent: *',
    ...['/member/', '/agentHome/', '/seamless', '/resetPassword', '/*?preview='].map((path) => `Disallow: ${path}`),
    `Sitemap: ${portalUrl}/sitemap.xml`,
    '',
  ].join('\n')
