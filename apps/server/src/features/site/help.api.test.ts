import type { HelpArticle } from '@fairground/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/test-server.ts'

const server = testServer()

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
  await expect(
    server.db.insertInto('help_articles').values({ id: 'help_twice', anchor: 'account' }).execute(),
  ).rejects.toThrow('help_articles_anchor_key')
})

test('a language that the site does not speak is answered in that of the request', async () => {
  expect(await helpIn('fr', 'en')).toEqual(await helpIn('en'))
  expect(await helpIn('fr', 'vi')).toEqual(await helpIn('vi'))
})

test('an article without a text in the language is shown in Vietnamese', async () => {
  await server.db
    .insertInto('help_articles')
    .values({ id: 'help_new', parent_id: 'help_sandbox', anchor: 'new', position: 9 })
    .execute()
  await server.db
    .insertInto('help_texts')
    .values({ article_id: 'help_new', language: 'vi', title: 'Câu hỏi mới', content: 'Trả lời' })
    .execute()
  expect((await helpIn('en')).at(-1)).toMatchObject({
    title: 'Sandbox',
    children: [{}, {}, { id: 'help_new', title: 'Câu hỏi mới' }],
  })
  await server.db.deleteFrom('help_articles').where('id', '=', 'help_new').execute()
})

test('[R7.2.05] a call for another device, or without one, is refused', async () => {
  for (const query of [{ lang: 'vi', device: 'APP' }, { lang: 'vi' }])
    expect((await read(query as Record<string, string>)).body).toMatchObject({ success: false, code: 'VALIDATION' })
})
