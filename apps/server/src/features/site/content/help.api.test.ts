import type { HelpArticle } from '@fairground/contract'
import { beforeAll, expect, test } from 'vitest'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
let cookie: string
beforeAll(async () => {
  cookie = (await signInStaff(server, 'content')).cookie
})

const add = (fields: object) =>
  server.console('POST', '/staff/contents', {
    cookie,
    body: {
      type: 'help',
      slug: 'new-question',
      parentId: 'help_sandbox',
      texts: { vi: { title: 'Câu hỏi mới', body: 'Trả lời' } },
      audience: 'all',
      linkageType: 'none',
      url: '',
      sort: 99,
      ...fields,
    },
  })
const turn = (id: string, way: 'publish' | 'retire') =>
  server.console('POST', `/staff/contents/${id}/${way}`, { cookie, body: {} })

const read = (query: Record<string, string>, language = 'en') =>
  server.portal('GET', '/wps/system/helpCenter', { query, headers: { language } })
const helpIn = async (lang: string, language?: string): Promise<HelpArticle[]> =>
  (await read({ lang, device: 'WEB' }, language)).body.value
const flat = (articles: HelpArticle[]): HelpArticle[] =>
  articles.flatMap((article) => [article, ...flat(article.children)])

test('[R7.2.05] the help centre is told in the language asked for, every article in both', async () => {
  const [vi, en] = await Promise.all([helpIn('vi'), helpIn('en')])
  expect(vi.map(({ anchor }) => anchor)).toEqual(['account', 'deposits', 'withdrawals', 'rounds', 'limits', 'sandbox'])
  expect(vi[2]).toMatchObject({ title: 'Rút tiền', children: [{ title: 'Rút tiền thế nào?' }, {}, {}, {}, {}] })
  expect(en[2]).toMatchObject({ title: 'Withdrawals', children: [{ title: 'How do I withdraw?' }, {}, {}, {}, {}] })
  const inEnglish = new Map(flat(en).map((article) => [article.id, article]))
  expect(flat(vi)).toHaveLength(inEnglish.size)
  for (const { id, title, content } of flat(vi)) {
    expect(inEnglish.get(id)?.title).not.toBe(title)
    expect(inEnglish.get(id)?.content).not.toBe(content)
  }
})

test('[R2.1.09] every anchor leads to one article', async () => {
  const anchors = flat(await helpIn('vi')).map(({ anchor }) => anchor)
  expect(new Set(anchors).size).toBe(anchors.length)
  const { errors } = (await add({ slug: 'account' })).body.value
  expect(errors).toMatchObject([{ field: 'slug' }])
})

test('a language that the site does not speak is answered in that of the request', async () => {
  expect(await helpIn('fr', 'en')).toEqual(await helpIn('en'))
  expect(await helpIn('fr', 'vi')).toEqual(await helpIn('vi'))
})

test('[R2.5.49] staff write a question below its topic and publish it; without a text in the language it is shown in Vietnamese', async () => {
  const { contentId } = (await add({})).body.value
  const sandbox = async (lang: string) => (await helpIn(lang)).at(-1)
  expect((await sandbox('en'))?.children).toHaveLength(2)
  await turn(contentId, 'publish')
  expect((await sandbox('en'))?.children.at(-1)).toMatchObject({ id: contentId, title: 'Câu hỏi mới' })
  expect((await sandbox('vi'))?.children.at(-1)).toMatchObject({ content: '<p>Trả lời</p>' })
  await turn(contentId, 'retire')
  expect((await sandbox('vi'))?.children).toHaveLength(2)
})

test('a question stands below a topic and nowhere else', async () => {
  const errorsOf = async (parentId: string) => (await add({ parentId, slug: 'elsewhere' })).body.value.errors
  for (const parentId of ['help_none', 'help_sandbox_money', 'ann_head_proof'])
    expect(await errorsOf(parentId)).toMatchObject([{ field: 'parentId' }])
})

test('[R7.2.05] a call for another device, or without one, is refused', async () => {
  for (const query of [{ lang: 'vi', device: 'APP' }, { lang: 'vi' }])
    expect((await read(query as Record<string, string>)).body).toMatchObject({ success: false, code: 'VALIDATION' })
})
