import { expect, test } from 'vitest'
import { newUsername, registration } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

const get = async (path: string, cookie: string) => (await server.console('GET', path, { cookie })).body.value
const saveCountries = (cookie: string, body: object) => server.console('PUT', '/staff/site/countries', { cookie, body })
const publish = (cookie: string, body: object) =>
  server.console('POST', '/staff/site/terms', { cookie, body: { mustAgree: false, ...body } })
const portalCountries = async () => (await server.portal('GET', '/wps/system/countries')).body.value
const auditOf = (action: string) =>
  server.db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('at').execute()
const register = (fields: object) =>
  server.portal('PUT', '/wps/member/register', { body: registration({ username: newUsername(), ...fields }) })

const words = (mark: string) => ({
  vi: `Điều khoản ${mark}: mỗi người một tài khoản, đứng tên thật.`,
  en: `Terms ${mark}: one account a person, in the true name.`,
})

test('[R3.076] the operator edits the countries: the portal follows at once, and the change is audited', async () => {
  const { cookie, staffId } = await signInStaff(server)
  const { countries, known, revision } = await get('/staff/site/countries', cookie)
  expect(known.length).toBeGreaterThan(200)
  const [vietnam, ...others] = countries
  const france = { countryCode: 'FR', countryDialingCode: '33', minDigits: 9, maxDigits: 9 }
  const list = [france, { ...vietnam, maxDigits: 10 }, ...others.slice(1)]
  const saved = await saveCountries(cookie, { countries: list, revision })
  expect(saved.body.value.countries).toEqual(list)
  expect((await portalCountries()).slice(0, 2)).toMatchObject([france, { countryCode: 'VN', maxDigits: 10 }])
  expect(await auditOf('site.countries-changed')).toMatchObject([
    {
      actor_id: staffId,
      detail: { FR: '– → +33 9–9', VN: '+84 9–9 → +84 9–10', TH: '+66 9–9 → –', first: 'VN → FR' },
    },
  ])
  const late = await saveCountries(cookie, { countries, revision })
  expect(late).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } })
})

test.each([
  ['no country at all', []],
  ['a dialling code of somewhere else', [{ countryCode: 'VN', countryDialingCode: '86', minDigits: 9, maxDigits: 9 }]],
  ['bounds that cross', [{ countryCode: 'VN', countryDialingCode: '84', minDigits: 10, maxDigits: 9 }]],
])('%s is refused, and the list stays', async (_title, countries) => {
  const { cookie } = await signInStaff(server)
  const before = await get('/staff/site/countries', cookie)
  const answer = await saveCountries(cookie, { countries, revision: before.revision })
  expect(answer.body.code).toBe('VALIDATION')
  expect(await get('/staff/site/countries', cookie)).toEqual(before)
})

test('new terms apply at once; earlier agreements are kept', async () => {
  const { cookie, username } = await signInStaff(server)
  const before = await get('/staff/site/terms', cookie)
  const follows = before.versions[0].version
  const first = await register({ termsVersion: follows })
  expect(first.body.success).toBe(true)
  const { value } = (await publish(cookie, { texts: words('A'), follows })).body
  const { version } = value.versions[0]
  expect(value.versions).toMatchObject([
    { publishedBy: username, acceptedCount: 0 },
    { version: follows, acceptedCount: 1 },
  ])
  expect(value.texts).toEqual(words('A'))
  const pages = await server.portal('GET', '/wps/system/content', { query: { kind: 'terms', lang: 'en' } })
  expect(JSON.stringify(pages.body)).toContain(words('A').en)
  expect((await register({ termsVersion: follows })).body.code).toBe('TERMS_CHANGED')
  expect((await register({ termsVersion: version })).body.success).toBe(true)
  expect(await auditOf('site.terms-published')).toMatchObject([{ detail: { version, follows, mustAgree: false } }])
})

test('of two people who publish on the same version, the second gets a conflict', async () => {
  const { cookie } = await signInStaff(server)
  const follows = (await get('/staff/site/terms', cookie)).versions[0].version
  const answers = await Promise.all(['B', 'C', 'D'].map((mark) => publish(cookie, { texts: words(mark), follows })))
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['STATE_CONFLICT', 'STATE_CONFLICT', 'SUCCESS'])
})

test.each([
  ['without one of the languages', { vi: words('X').vi }, 'texts.en'],
  ['with an empty text', { ...words('X'), en: '  ' }, 'texts.en'],
  ['in a language the site does not have', { ...words('X'), xx: words('X').en }, 'texts.xx'],
])('terms %s are not published', async (_title, texts, field) => {
  const { cookie } = await signInStaff(server)
  const before = await get('/staff/site/terms', cookie)
  const answer = await publish(cookie, { texts, follows: before.versions[0].version })
  expect(answer.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
  expect(await get('/staff/site/terms', cookie)).toEqual(before)
})

test('the running program cannot rewrite published terms', async () => {
  const change = server.db.updateTable('terms_texts').set({ body: 'something else' })
  await expect(change.execute()).rejects.toThrow(/permission denied/)
})

test('[A-13] readers see countries and terms but cannot change them; others see nothing', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const { countries, revision } = await get('/staff/site/countries', cookie)
  const { versions } = await get('/staff/site/terms', cookie)
  expect((await saveCountries(cookie, { countries, revision })).status).toBe(403)
  expect((await publish(cookie, { texts: words('E'), follows: versions[0].version })).status).toBe(403)
  const support = await signInStaff(server, 'support')
  for (const path of ['/staff/site/countries', '/staff/site/terms'])
    expect((await server.console('GET', path, { cookie: support.cookie })).status).toBe(403)
})
