import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInStaff } from '../../test/staff.ts'
import { testServer } from '../../test/test-server.ts'

const server = testServer()
const get = (url: string) => server.portalApp.inject(url)

test('the map names the public pages and every post that is published, in each language; robots are led to it', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const post = async () => {
    const slug = `ban-do-${randomUUID().slice(0, 8)}`
    const texts = { vi: { title: 'Bản đồ', body: '<p>a</p>', summary: '' } }
    const body = { type: 'blog', slug, texts, audience: 'all', linkageType: 'none', url: '', sort: 10 }
    const { body: saved } = await server.console('POST', '/staff/contents', { cookie, body })
    return { slug, id: saved.value.contentId as string }
  }
  const [shown, draft] = [await post(), await post()]
  await server.console('POST', `/staff/contents/${shown.id}/publish`, { cookie, body: {} })
  const { portalUrl } = server.context.config
  const map = await get('/sitemap.xml')
  expect(map.headers['content-type']).toContain('application/xml')
  expect(map.body).toContain(`<loc>${portalUrl}/</loc>`)
  expect(map.body).toContain(`hreflang="en" href="${portalUrl}/blog/${shown.slug}?lang=en"/>`)
  expect(map.body).toMatch(new RegExp(`<loc>${portalUrl}/blog/${shown.slug}</loc><lastmod>[^<]+Z</lastmod>`))
  expect(map.body).not.toContain(draft.slug)
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${portalUrl}/sitemap.xml`)
})
