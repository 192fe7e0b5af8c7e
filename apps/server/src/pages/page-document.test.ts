import { expect, test } from 'vitest'
import { pageDocument } from './page-document.ts'

const built =
  '<html lang="vi" data-theme="dark"><head><title>Fairground</title><link rel="icon" href="/favicon.svg" />' +
  '<script src="/before-paint.js" data-pages="/assets/pages.css"></script><script type="module" src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js"></head><body><div id="root"></div></body></html>'
const viewer = { language: 'en', theme: 'light', isWide: true } as const
const place = {
  path: '/blog/lamps',
  listPage: 1,
  portalUrl: 'https://fairground.test',
  viewer,
  offer: { languages: ['vi', 'en'], defaultLanguage: 'vi', themeDefault: 'dark' } as const,
  imageHost: undefined,
  questions: [],
}
const post = { title: 'Lamps <1>', summary: 'Of light', publishedAt: '2026-01-02T00:00:00Z', language: 'en' }
const page = {
  body: '<link rel="preload" as="image" href="/a.webp"/><p>$& $1</p>',
  state: '{"answers":[]}',
  head: { title: 'Lamps <1> · Fairground', description: 'Of "light"', article: post },
}
const dataIn = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')['@graph']

test('a drawn page stands in the document with its language, its theme and what its browser goes on with', () => {
  const html = pageDocument(built, page, place)
  expect(html).toContain('<html lang="en" dir="ltr" data-theme="light" data-drawn="en.light.wide"')
  expect(html).toContain('<div id="root"><p>$& $1</p></div><script type="application/json" id="drawn">{"answers":[]}<')
  expect(html).not.toContain('rel="preload"')
  expect(html).toContain('<link rel="stylesheet" href="/assets/pages.css">')
})

test('its head names it, its address in every language, and nothing of it is markup', () => {
  const html = pageDocument(built, page, place)
  expect(html).toContain('<title>Lamps &lt;1&gt; · Fairground</title>')
  expect(html).toContain('<meta name="description" content="Of &quot;light&quot;">')
  expect(html).toContain('<link rel="canonical" href="https://fairground.test/blog/lamps?lang=en">')
  expect(html).toContain('hreflang="vi" href="https://fairground.test/blog/lamps">')
  expect(html).toContain('hreflang="x-default" href="https://fairground.test/blog/lamps">')
  const [organization, , crumbs, article] = dataIn(html)
  expect(organization).toMatchObject({ '@type': 'Organization', logo: 'https://fairground.test/favicon.svg' })
  expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://fairground.test/',
    'https://fairground.test/blog',
    'https://fairground.test/blog/lamps',
  ])
  expect(article).toMatchObject({ '@type': 'Article', headline: 'Lamps <1>', datePublished: post.publishedAt })
})

test('what is seen on a drawn page comes before the code that takes it over', () => {
  const html = pageDocument(built, page, place)
  expect(html).toContain(' data-code="/a.js /b.js"')
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('modulepreload')
})

test('the home page does without the sheet of later pages, and has no place above it', () => {
  const html = pageDocument(built, { ...page, head: {} }, { ...place, path: '/' })
  expect(html).not.toContain('rel="stylesheet"')
  expect(dataIn(html).map((thing: Record<string, string>) => thing['@type'])).toEqual(['Organization', 'WebSite'])
})

test('questions that a page answers are told with their answers', () => {
  const questions = [{ question: 'Who may play?', answer: 'Adults <18+>' }]
  const data = dataIn(pageDocument(built, { ...page, head: {} }, { ...place, path: '/help', questions }))
  expect(data.at(-1)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Who may play?', acceptedAnswer: { '@type': 'Answer', text: 'Adults <18+>' } }],
  })
})

test('a page of a list has an address of its own', () => {
  expect(pageDocument(built, page, { ...place, path: '/blog', listPage: 2 })).toContain(
    'rel="canonical" href="https://fairground.test/blog?page=2&amp;lang=en"',
  )
})
