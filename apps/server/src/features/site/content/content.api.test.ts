import { randomUUID } from 'node:crypto'
import type { ContentItem } from '@fairground/contract'
import { messageText } from '@fairground/i18n/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { logIn, openTrial, registerMember } from '../../../../test/members.ts'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
let cookie: string
beforeAll(async () => {
  cookie = (await signInStaff(server, 'content')).cookie
})

interface Shown {
  id: string
  type: string
  title: string
  execution?: string
}

const shownTo = async (token: string | undefined, query: Record<string, string>, language = 'en'): Promise<Shown[]> => {
  const { body } = await server.portal('GET', '/wps/relay/MCSFE_getListAnnouncements', {
    token,
    query: { platform: 'W', ...query },
    headers: { language },
  })
  return body.value
}
const gameNews = async (query: Record<string, string>): Promise<string[]> =>
  (await server.portal('GET', '/wps/relay/GCSGAME_gameAnnouncements', { query })).body.value.map(({ id }: Shown) => id)
const idsFor = async (token: string | undefined, types: string) => (await shownTo(token, { types })).map(({ id }) => id)

const words = (title: string, body = `<p>${title}</p>`) => ({
  vi: { title: `${title} (vi)`, body },
  en: { title, body },
})
const add = (fields: object) =>
  server.console('POST', '/staff/contents', {
    cookie,
    body: {
      type: 'H',
      texts: words(`News ${randomUUID().slice(0, 8)}`),
      audience: 'all',
      linkageType: 'none',
      url: '',
      sort: 50,
      ...fields,
    },
  })
const turn = (id: string, way: 'publish' | 'retire', by = cookie) =>
  server.console('POST', `/staff/contents/${id}/${way}`, { cookie: by, body: {} })
const change = (item: ContentItem, fields: object) => {
  const { contentId, state, changedAt, changedBy, ...edited } = item
  return server.console('PUT', `/staff/contents/${contentId}`, { cookie, body: { ...edited, ...fields } })
}
/** Id of a new piece that is shown. */
async function published(fields: object): Promise<string> {
  const { contentId } = (await add(fields)).body.value
  const turned = await turn(contentId, 'publish')
  if (!turned.body.success) throw new Error(JSON.stringify(turned.body))
  return contentId
}

describe('what the portal shows', () => {
  test('[R3.084] [R3.085] [R3.086] [R3.087] banners come by their group, in the language of the request', async () => {
    for (const groupName of ['w_home', 'w_login', 'w_register', 'w_forget']) {
      const banners = await shownTo(undefined, { types: 'B', groupName })
      expect(banners.length).toBeGreaterThan(0)
      for (const banner of banners) expect(banner).toMatchObject({ type: 'B', groupName, imageUrl: 'scene-wide/night' })
    }
    const [inEnglish] = await shownTo(undefined, { types: 'B', groupName: 'w_home' })
    const [inVietnamese] = await shownTo(undefined, { types: 'B', groupName: 'w_home' }, 'vi')
    expect(inEnglish).toMatchObject({ title: 'The fair is open, come in and play', linkageType: 'page', url: '/rng' })
    expect(inVietnamese?.title).toBe('Mùa hội mở màn, mời bạn vào chơi')
    const [inArabic] = await shownTo(undefined, { types: 'B', groupName: 'w_home' }, 'ar')
    expect(inArabic?.title).toBe(messageText('ar', 'house.ann_home_welcome.title'))
    for (const headline of await shownTo(undefined, { types: 'H' }, 'th')) {
      if (!headline.id.startsWith('ann_head_')) continue
      expect(headline.title).toBe(messageText('th', `house.${headline.id}.title`))
      expect(headline).toHaveProperty(
        'content',
        expect.stringContaining(messageText('th', `house.${headline.id}.body`)),
      )
    }
  })

  test('what a new site says in Vietnamese calls seeds and rounds as its games do', async () => {
    const texts = await server.db
      .selectFrom('content_texts')
      .select(['title', 'body'])
      .where('language', '=', 'vi')
      .execute()
    expect(texts.filter(({ body }) => body.includes('seed máy chủ')).length).toBeGreaterThan(1)
    for (const { title, body } of texts)
      expect(`${title} ${body}`).not.toMatch(/mã máy chủ|cặp mã|dấu vân tay của nó|một vòng/)
  })

  test('[R7.5.01] [R3.082] each type is had by itself, all of them together, and an unknown one is nothing', async () => {
    const { token } = await registerMember(server)
    const ids = {
      B: await published({ type: 'B', groupName: 'w_home' }),
      PL: await published({ type: 'PL' }),
      PU: await published({ type: 'PU', execution: 'A' }),
      PR: await published({ type: 'PR', promotionType: 'newbie' }),
      H: await published({}),
    }
    for (const [type, id] of Object.entries(ids)) {
      const shown = await shownTo(token, { types: type })
      expect(new Set(shown.map((each) => each.type))).toEqual(new Set([type]))
      expect(shown.find((each) => each.id === id)?.title).toMatch(/^News /)
    }
    expect(new Set((await shownTo(token, {})).map(({ type }) => type))).toEqual(new Set(Object.keys(ids)))
    const several = await server.portal('GET', '/wps/relay/MCSFE_getListAnnouncements?types=B&types=H', { token })
    expect(new Set(several.body.value.map(({ type }: Shown) => type))).toEqual(new Set(['B', 'H']))
    const twice = await server.portal('GET', '/wps/relay/MCSFE_getListAnnouncements?platform=W&platform=W', { token })
    expect(twice.body.code).toBe('BAD_REQUEST')
    expect(await shownTo(token, { types: 'X' })).toEqual([])
    expect(await shownTo(token, { types: '' })).toEqual([])
    const wrongPlatform = await server.portal('GET', '/wps/relay/MCSFE_getListAnnouncements', {
      query: { platform: 'M' },
    })
    expect(wrongPlatform.body.code).toBe('VALIDATION')
    for (const id of Object.values(ids)) await turn(id, 'retire')
  })

  test('notices are for whoever is signed in, other pieces for their audience', async () => {
    const { token } = await registerMember(server)
    const notice = await published({ type: 'PL' })
    const [forVisitors, forMembers] = [
      await published({ audience: 'visitors' }),
      await published({ audience: 'members' }),
    ]
    const visitor = await idsFor(undefined, 'PL,H')
    const member = await idsFor(token, 'PL,H')
    expect(visitor).toContain(forVisitors)
    expect(visitor).not.toContain(forMembers)
    expect(visitor).not.toContain(notice)
    expect(member).toEqual(expect.arrayContaining([notice, forMembers]))
    expect(member).not.toContain(forVisitors)
  })

  test('[R3.083] [R4.6.03] [R4.6.04] [R4.6.05] popups open for visitors, for the signed in, or in the first session of an account', async () => {
    const [toVisitors, toAll, toNew] = [
      await published({ type: 'PU', execution: 'B' }),
      await published({ type: 'PU', execution: 'A' }),
      await published({ type: 'PU', execution: 'F' }),
    ]
    const newcomer = await registerMember(server)
    expect(await idsFor(undefined, 'PU')).toEqual([toVisitors])
    expect((await idsFor(newcomer.token, 'PU')).toSorted()).toEqual([toAll, toNew].toSorted())
    const again = (await logIn(server, newcomer.account, newcomer.password)).body.value.token
    expect(await idsFor(again, 'PU')).toEqual([toAll])
    expect(await idsFor((await openTrial(server)).token, 'PU')).toEqual([toAll])
    for (const popup of await shownTo(newcomer.token, { types: 'PU' })) expect(popup.execution).toMatch(/^[ABF]$/)
    expect((await add({ type: 'PU', execution: 'C' })).body.code).toBe('VALIDATION')
  })

  test('[R3.079] what is a draft, not yet begun, over or retired is not shown; a missing text is shown in Vietnamese', async () => {
    const at = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString()
    const draft = (await add({})).body.value.contentId
    const [soon, short] = [await published({ from: at(60_000) }), await published({ until: at(30_000) })]
    const now = await published({ texts: words('Here now') })
    const gone = await published({})
    await turn(gone, 'retire')
    expect(await idsFor(undefined, 'H')).toEqual(expect.arrayContaining([now, short]))
    for (const id of [draft, soon, gone]) expect(await idsFor(undefined, 'H')).not.toContain(id)
    server.clock.advance(60_000)
    expect(await idsFor(undefined, 'H')).toContain(soon)
    expect(await idsFor(undefined, 'H')).not.toContain(short)
    await server.db.deleteFrom('content_texts').where('content_id', '=', now).where('language', '=', 'en').execute()
    expect((await shownTo(undefined, { types: 'H' })).find(({ id }) => id === now)?.title).toBe('Here now (vi)')
  })

  test('[R3.080] a text keeps its bold words and links, and nothing in it runs, whenever it was written', async () => {
    const body = '<p onclick="x()">See <b>this</b> <a href="/fairness">page</a><script>x()</script></p>'
    const id = await published({ texts: words('Clean', body) })
    const find = async () => (await shownTo(undefined, { types: 'H' })).find((each) => each.id === id)
    const clean = '<p>See <strong>this</strong> <a href="/fairness" rel="noopener noreferrer">page</a></p>'
    expect(await find()).toMatchObject({ content: clean, summary: 'See this page' })
    await server.db.updateTable('content_texts').set({ body }).where('content_id', '=', id).execute()
    expect(await find()).toMatchObject({ content: clean })
  })
})

describe('what staff do', () => {
  test('[R2.4.06] a banner is written, published, changed, ordered and retired; each step is recorded', async () => {
    const draft = (await add({ type: 'B', groupName: 'w_home', texts: words('Lantern night', 'Come in'), sort: 900 }))
      .body.value
    expect(draft).toMatchObject({
      state: 'draft',
      revision: 1,
      texts: { en: { title: 'Lantern night', body: 'Come in' } },
    })
    const titles = async () => (await shownTo(undefined, { types: 'B', groupName: 'w_home' })).map(({ title }) => title)
    expect(await titles()).not.toContain('Lantern night')
    const shown = (await turn(draft.contentId, 'publish')).body.value
    expect(shown).toMatchObject({ state: 'shown', revision: 2 })
    expect((await titles()).at(-1)).toBe('Lantern night')
    const moved = (await change(shown, { sort: 0 })).body.value
    expect(moved).toMatchObject({ state: 'shown', revision: 3, sort: 0 })
    expect((await titles())[0]).toBe('Lantern night')
    expect((await turn(draft.contentId, 'retire')).body.value.state).toBe('retired')
    expect(await titles()).not.toContain('Lantern night')
    expect(await auditOf(server, draft.contentId)).toEqual([
      'content.added',
      'content.published',
      'content.changed',
      'content.retired',
    ])
  })

  test('two people who change it at once do not undo each other, and a piece never changes its type', async () => {
    const item = (await add({})).body.value
    expect((await change(item, { sort: 7 })).body.success).toBe(true)
    expect((await change(item, { sort: 8 })).body.code).toBe('STATE_CONFLICT')
    expect((await change({ ...item, revision: 2 }, { type: 'PR' })).body.code).toBe('STATE_CONFLICT')
    expect((await turn(item.contentId, 'retire')).status).toBe(409)
    expect((await turn('ann_none', 'publish')).status).toBe(404)
    expect((await change({ ...item, contentId: 'ann_none' }, {})).status).toBe(404)
  })

  test('they are listed by type, found by a word of the title, and by what they are now', async () => {
    const name = randomUUID().slice(0, 8)
    const id = (await add({ type: 'PR', texts: words(`Tết ${name}`) })).body.value.contentId
    const list = async (query: Record<string, string>) =>
      (
        await server.console('GET', '/staff/contents', {
          cookie,
          query: { type: 'PR', query: name.toUpperCase(), ...query },
        })
      ).body.value
    expect(await list({})).toMatchObject({ total: 1, list: [{ contentId: id, state: 'draft', type: 'PR' }] })
    expect((await list({ type: 'H' })).total).toBe(0)
    await turn(id, 'publish')
    for (const state of ['draft', 'scheduled', 'ended', 'retired']) expect((await list({ state })).total).toBe(0)
    expect((await list({ state: 'shown' })).list[0].changedBy).toMatch(/\w/)
  })

  test.each([
    [{ texts: { en: { title: 'Only English', body: 'x' } } }, 'texts.vi.title'],
    [{ type: 'B' }, 'groupName'],
    [{ type: 'PU' }, 'execution'],
    [{ type: 'PU', execution: 'A', linkageType: 'url', url: 'javascript:alert(1)' }, 'url'],
    [{ type: 'ZZ' }, 'type'],
    [{ sort: -1 }, 'sort'],
    [{ from: '2026-01-02T00:00:00Z', until: '2026-01-01T00:00:00Z' }, 'until'],
  ])('input %# is refused at its field', async (fields, field) => {
    const { body } = await add(fields)
    expect(body).toMatchObject({ code: 'VALIDATION' })
    expect(body.value.errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('[R6.13] content and the owner write, whoever sees the site reads, others do neither', async () => {
    const { contentId } = (await add({})).body.value
    expect((await server.console('GET', '/staff/contents', { query: { type: 'H' } })).status).toBe(401)
    for (const role of ['risk', 'readonly', 'support', 'finance'] as const) {
      const other = (await signInStaff(server, role)).cookie
      expect((await turn(contentId, 'publish', other)).status).toBe(403)
      const isReader = role === 'risk' || role === 'readonly'
      const read = await server.console('GET', '/staff/contents', { cookie: other, query: { type: 'H' } })
      expect(read.status).toBe(isReader ? 200 : 403)
    }
  })
})

test('[R7.4.24] what is announced of games is told by their type, and not of other games', async () => {
  const [slots, tables] = [await published({ gameType: 'RNG' }), await published({ type: 'PR', gameType: 'LIVE' })]
  const general = await published({})
  expect(await gameNews({ gameType: 'RNG' })).toEqual([slots])
  expect(await gameNews({ gameType: 'LIVE' })).toEqual([tables])
  expect(await gameNews({ vassalage: 'nobody' })).toEqual([])
  expect((await gameNews({})).sort()).toEqual([slots, tables].sort())
  expect(await idsFor(undefined, 'H,PR')).toEqual(expect.arrayContaining([slots, tables, general]))
  await turn(slots, 'retire')
  expect(await gameNews({ gameType: 'RNG' })).toEqual([])
})
