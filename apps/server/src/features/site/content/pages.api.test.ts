import { randomUUID } from 'node:crypto'
import type { ContentItem } from '@fairground/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openAgent } from '../../../../test/agents.ts'
import { registerMember } from '../../../../test/members.ts'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { uploadFormAsStaff } from '../../../../test/uploads.ts'

const server = testServer()
let cookie: string
beforeAll(async () => {
  cookie = (await signInStaff(server, 'content')).cookie
})

const slugOf = () => `trang-${randomUUID().slice(0, 8)}`
const texts = (title: string) => ({
  vi: { title: `${title} (vi)`, body: `<h2>Phần một</h2><p>${title}</p>`, summary: 'Tóm tắt' },
  en: { title, body: `<h2>Part one</h2><p>${title}</p>`, summary: '' },
})
const add = (fields: object) =>
  server.console('POST', '/staff/contents', {
    cookie,
    body: {
      type: 'blog',
      slug: slugOf(),
      texts: texts('Lanterns'),
      audience: 'all',
      linkageType: 'none',
      url: '',
      sort: 10,
      ...fields,
    },
  })
const turn = (id: string, way: 'publish' | 'retire') =>
  server.console('POST', `/staff/contents/${id}/${way}`, { cookie, body: {} })
const change = (item: ContentItem, fields: object) => {
  const { contentId, state, imageUrl, changedAt, changedBy, ...edited } = item
  return server.console('PUT', `/staff/contents/${contentId}`, { cookie, body: { ...edited, ...fields } })
}
async function published(fields: object): Promise<ContentItem> {
  const { body } = await add(fields)
  return (await turn(body.value.contentId, 'publish')).body.value
}
const pages = (query: Record<string, string>, language = 'en') =>
  server.portal('GET', '/wps/system/content', { query, headers: { language } })
const page = async (query: Record<string, string>) => (await pages(query)).body.value[0]

async function picture(use: string, by = cookie, bytes?: Buffer) {
  const drawn =
    bytes ??
    (await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c8452f' } })
      .png()
      .toBuffer())
  const form = new FormData()
  form.set('use', use)
  form.set('file', new File([new Uint8Array(drawn)], 'a.png', { type: 'image/png' }))
  return uploadFormAsStaff(server, { cookie: by }, '/staff/content-pictures', form)
}

describe('pages of the operator', () => {
  test('[R2.5.49] each kind is written and published in both languages, and the portal has it in each', async () => {
    for (const type of ['guide', 'blog', 'news', 'about', 'privacy', 'responsible', 'iosGuide', 'join']) {
      const { slug = '', contentId } = await published({ type, texts: texts(`A ${type}`) })
      expect(await page({ kind: type, slug, lang: 'en' })).toMatchObject({ slug, title: `A ${type}`, language: 'en' })
      expect(await page({ kind: type, slug, lang: 'vi' })).toMatchObject({
        title: `A ${type} (vi)`,
        summary: 'Tóm tắt',
        content: `<h2>Phần một</h2><p>A ${type}</p>`,
        readingMinutes: 1,
      })
      await turn(contentId, 'retire')
      expect((await pages({ kind: type, slug })).status).toBe(404)
    }
  })

  test('a page that was not translated is shown in Vietnamese, and says so', async () => {
    const { slug = '' } = await published({ texts: { vi: texts('Only').vi } })
    expect(await page({ kind: 'blog', slug, lang: 'en' })).toMatchObject({ title: 'Only (vi)', language: 'vi' })
  })

  test('posts stand newest first, in a list without their contents; drafts and planned ones are not in it', async () => {
    const first = await published({ type: 'news', sort: 500 })
    server.clock.advance(1_000)
    const second = await published({ type: 'news', sort: 500 })
    const draft = (await add({ type: 'news', sort: 500 })).body.value
    const later = await published({ type: 'news', from: new Date(server.clock.now().getTime() + 60_000).toISOString() })
    const list = (await pages({ kind: 'news', isBrief: 'true' })).body.value
    const slugs = list.map(({ slug }: { slug: string }) => slug)
    expect(slugs.indexOf(second.slug)).toBe(slugs.indexOf(first.slug) - 1)
    for (const hidden of [draft, later]) expect(slugs).not.toContain(hidden.slug)
    for (const { content, summary } of list) expect([content, summary.length > 0]).toEqual(['', true])
  })

  test('an address belongs to one page of its kind, and is one', async () => {
    const { slug } = (await add({})).body.value
    const errorsOf = async (fields: object) => (await add(fields)).body.value.errors
    expect(await errorsOf({ slug })).toMatchObject([{ field: 'slug' }])
    expect((await add({ slug, type: 'news' })).body.success).toBe(true)
    expect(await errorsOf({ slug: 'Not One' })).toMatchObject([{ field: 'slug' }])
    expect(await errorsOf({ slug: undefined })).toMatchObject([{ field: 'slug' }])
  })

  test('the terms in force are a page too; a kind that is none is refused', async () => {
    expect(await page({ kind: 'terms', lang: 'en' })).toMatchObject({ title: 'Terms of use', language: 'en' })
    expect((await pages({ kind: 'secrets' })).body.code).toBe('VALIDATION')
  })

  test('nothing in a page runs, whenever it was written', async () => {
    const item = await published({})
    const body = '<h2 onclick="x()">Head</h2><script>x()</script><img src=x onerror=x()><p>Text</p>'
    await server.db.updateTable('content_texts').set({ body }).where('content_id', '=', item.contentId).execute()
    expect(await page({ kind: 'blog', slug: item.slug ?? '' })).toMatchObject({
      content: '<h2>Head</h2><p>Text</p>',
    })
  })
})

describe('versions', () => {
  test('every save stays as it was, and an old one is saved once more as the newest', async () => {
    const item = await published({})
    const changed = (await change(item, { texts: texts('Second') })).body.value
    const versions = (await server.console('GET', `/staff/contents/${item.contentId}/versions`, { cookie })).body.value
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
    expect(versions[0]).toMatchObject({ edited: { texts: { en: { title: 'Second' } } } })
    expect(versions[2]).toMatchObject({ edited: { texts: { en: { title: 'Lanterns' } } } })
    const restore = (revision: number, version = 1) =>
      server.console('POST', `/staff/contents/${item.contentId}/restore`, { cookie, body: { version, revision } })
    expect((await restore(item.revision)).body.code).toBe('STATE_CONFLICT')
    expect((await restore(changed.revision, 99)).status).toBe(404)
    const restored = (await restore(changed.revision)).body.value
    expect(restored).toMatchObject({ state: 'shown', revision: 4, texts: { en: { title: 'Lanterns' } } })
    expect(await page({ kind: 'blog', slug: item.slug ?? '' })).toMatchObject({ title: 'Lanterns' })
    expect(await auditOf(server, item.contentId)).toEqual([
      'content.added',
      'content.published',
      'content.changed',
      'content.restored',
    ])
  })

  test('what was kept cannot be changed, not even by the server', async () => {
    const { contentId } = (await add({})).body.value
    const write = server.db.updateTable('content_versions').set({ version: 9 }).where('content_id', '=', contentId)
    await expect(write.execute()).rejects.toThrow(/permission denied/)
  })
})

describe('a look before publishing', () => {
  test('staff get an address that shows a draft for ten minutes and no other page', async () => {
    const draft = (await add({})).body.value
    const other = (await add({})).body.value
    const { body } = await server.console('POST', `/staff/contents/${draft.contentId}/preview`, { cookie, body: {} })
    const url = new URL(body.value.url)
    expect(url.pathname).toBe(`/blog/${draft.slug}`)
    const preview = url.searchParams.get('preview') ?? ''
    expect(await page({ kind: 'blog', slug: draft.slug, preview })).toMatchObject({ title: 'Lanterns' })
    expect((await pages({ kind: 'blog', slug: other.slug, preview })).status).toBe(404)
    expect((await pages({ kind: 'blog', slug: draft.slug, preview: `${preview.slice(0, -4)}AAAA` })).status).toBe(404)
    server.clock.advance(10 * 60_000)
    expect((await pages({ kind: 'blog', slug: draft.slug, preview })).status).toBe(404)
    cookie = (await signInStaff(server, 'content')).cookie
  })

  test('a piece that is no page has no such address', async () => {
    const { contentId } = (await add({ type: 'H', slug: undefined })).body.value
    const { status } = await server.console('POST', `/staff/contents/${contentId}/preview`, { cookie, body: {} })
    expect(status).toBe(404)
  })
})

describe('pictures', () => {
  test('a picture is drawn anew for its place in two sizes, and has an address for ever', async () => {
    const { value } = (await picture('banner')).body
    expect(value).toMatchObject({ width: 1920, height: 640 })
    for (const [width, height] of [
      [1920, 640],
      [960, 320],
    ] as const) {
      const answer = await server.portalApp.inject(value.url.replace(/1920$/, String(width)))
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height })
      expect(answer.headers['cache-control']).toContain('immutable')
    }
    expect((await server.consoleApp.inject(value.url)).statusCode).toBe(200)
    expect((await server.portalApp.inject(value.url.replace(/1920$/, '77'))).statusCode).toBe(404)
    const { body } = await add({ type: 'B', slug: undefined, groupName: 'w_home', pictureId: value.pictureId })
    await turn(body.value.contentId, 'publish')
    const shown = await server.portal('GET', '/wps/relay/MCSFE_getListAnnouncements', {
      query: { types: 'B', groupName: 'w_home', platform: 'W' },
      headers: { language: 'en' },
    })
    expect(shown.body.value.at(-1)).toMatchObject({ title: 'Lanterns', imageUrl: value.url })
    await turn(body.value.contentId, 'retire')
  })

  test('a popup and a page show theirs with its words; a picture for another place is refused', async () => {
    const [popup, cover] = [(await picture('popup')).body.value, (await picture('cover')).body.value]
    const withWords = { vi: { ...texts('Gate').vi, alt: 'Cổng hội' } }
    const { slug = '' } = await published({ texts: withWords, pictureId: cover.pictureId })
    expect(await page({ kind: 'blog', slug })).toMatchObject({ imageUrl: cover.url, imageAlt: 'Cổng hội' })
    const { errors } = (await add({ pictureId: popup.pictureId })).body.value
    expect(errors).toMatchObject([{ field: 'pictureId' }])
  })

  test('[R6.13] only who writes content sends pictures, and only pictures', async () => {
    const reader = (await signInStaff(server, 'readonly')).cookie
    expect((await picture('cover', reader)).status).toBe(403)
    expect((await picture('cover', cookie, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.code).toBe(
      'FILE_TYPE',
    )
    expect((await picture('poster')).body.code).toBe('VALIDATION')
  })
})

test('[R2.7.01] what is meant for agents is told to agents alone', async () => {
  const notice = await published({ type: 'PL', slug: undefined, audience: 'agents', texts: texts('Rates') })
  const told = async (token: string) => {
    const { body } = await server.portal('GET', '/wps/relay/MCSFE_getListAnnouncements', {
      token,
      query: { types: 'PL', platform: 'W' },
    })
    return body.value.find(({ id }: { id: string }) => id === notice.contentId)
  }
  const { token } = await registerMember(server)
  expect(await told(token)).toBeUndefined()
  const agent = await openAgent(server)
  expect(await told(agent.token)).toMatchObject({ isForAgents: true })
})
