import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { LivePage } from '../../../../test/live-page.ts'
import { registerMember } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { startLive } from '../../talk/live/index.ts'
import { importRegions } from './index.ts'

const server = testServer()
const path = '/staff/site/settings'
let live: Awaited<ReturnType<typeof startLive>>

beforeAll(async () => {
  live = await startLive(server.context, server.portalApp.server)
  await server.portalApp.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => live.stop())
afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

const status = async () => (await server.portal('GET', '/wps/system/status')).body.value
const login = (member: { account: string; password: string }) =>
  server.portal('POST', '/wps/session/login', { body: { username: member.account, password: member.password } })
const read = async (cookie: string) => (await server.console('GET', path, { cookie })).body.value
const change = async (cookie: string, settings: object, isConfirmed = false) =>
  server.console('PUT', path, { cookie, body: { settings, isConfirmed, revision: (await read(cookie)).revision } })
const maintain = async (cookie: string, maintenance: object | null, isConfirmed = false) =>
  server.console('PUT', '/staff/site/maintenance', {
    cookie,
    body: { maintenance, isConfirmed, revision: (await read(cookie)).revision },
  })
const auditOf = (action: string, staffId: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['subject', 'detail'])
    .where('action', '=', action)
    .where('actor_id', '=', staffId)
    .orderBy('at')
    .execute()
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString()

test('[R4.1.05] [R4.1.02] [R3.128] staff close the site: pages are notified at once, calls are refused, and the console reopens it', async () => {
  const { cookie, staffId } = await signInStaff(server)
  const member = await registerMember(server)
  const { ticket } = (await server.portal('POST', '/wps/live/ticket', { token: member.token })).body.value
  const page = await LivePage.open(server, ticket)
  const until = inHours(2)
  const closing = { until, texts: { vi: 'Nâng cấp sổ cái.', en: 'The ledger is upgraded.' } }
  expect((await maintain(cookie, closing)).body).toMatchObject({
    code: 'CONFIRM_REQUIRED',
    value: { warning: 'closesSite' },
  })
  expect((await login(member)).body.success).toBe(true)
  expect((await maintain(cookie, closing, true)).body.value).toMatchObject({ isClosed: true, maintenance: closing })
  expect(await page.hear('site.changed')).toEqual({})
  expect(await status()).toMatchObject({
    status: 1,
    maintenance: true,
    maintenanceUntil: until,
    maintenanceTexts: closing.texts,
  })
  expect(await login(member)).toMatchObject({ status: 503, body: { code: 'MAINTENANCE' } })
  expect((await server.portal('GET', '/wps/member/info', { token: member.token })).status).toBe(503)
  expect((await server.console('GET', '/staff/me', { cookie })).body.success).toBe(true)
  expect((await maintain(cookie, null)).body.value).toMatchObject({ isClosed: false, maintenance: null })
  expect((await server.portal('GET', '/wps/member/info', { token: member.token })).body.success).toBe(true)
  expect(await auditOf('site.maintenance-changed', staffId)).toMatchObject([
    { subject: 'site', detail: { isOn: true, until } },
    { detail: { isOn: false } },
  ])
  page.close()
})

test('scheduled maintenance is announced a day before, starts by itself, and ends by hand only', async () => {
  const { cookie } = await signInStaff(server)
  const member = await registerMember(server)
  const [from, until] = [inHours(30), inHours(31)]
  await maintain(cookie, { from, until }, true)
  expect(await status()).toMatchObject({ status: 0, maintenance: false })
  expect((await status()).maintenanceFrom).toBeUndefined()
  server.clock.advance(7 * 3_600_000)
  expect(await status()).toMatchObject({ status: 0, maintenanceFrom: from, maintenanceUntil: until })
  expect((await login(member)).body.success).toBe(true)
  server.clock.advance(23 * 3_600_000)
  expect(await status()).toMatchObject({ status: 1, maintenance: true, maintenanceUntil: until })
  expect((await login(member)).body.code).toBe('MAINTENANCE')
  server.clock.advance(2 * 3_600_000)
  expect((await login(member)).body.code).toBe('MAINTENANCE')
})

test('an end before the beginning is refused', async () => {
  const { cookie } = await signInStaff(server)
  const refused = await maintain(cookie, { from: inHours(2), until: inHours(1) }, true)
  expect(refused.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'until' }] } })
  expect((await read(cookie)).maintenance).toBeNull()
})

test('[R4.1.05] [R3.129] staff block networks; blocking one’s own needs a confirmation', async () => {
  const { cookie, staffId } = await signInStaff(server)
  await change(cookie, { blockedNetworks: ['203.0.113.0/24'] })
  expect(await status()).toMatchObject({ status: 0 })
  const own = { blockedNetworks: ['127.0.0.0/8'] }
  expect((await change(cookie, own)).body).toMatchObject({
    code: 'CONFIRM_REQUIRED',
    value: { warning: 'ownAddress' },
  })
  expect((await change(cookie, own, true)).body.success).toBe(true)
  expect(await status()).toMatchObject({ status: 2, regionRestriction: true })
  expect((await login({ account: 'nobody', password: 'x' })).status).toBe(451)
  expect((await server.console('GET', '/staff/me', { cookie })).body.success).toBe(true)
  expect((await change(cookie, { blockedNetworks: [] })).body.value).toMatchObject({ warning: 'nobodyBlocked' })
  expect((await change(cookie, { blockedNetworks: [] }, true)).body.success).toBe(true)
  expect(await auditOf('site.settings-changed', staffId)).toMatchObject([
    { detail: { blockedNetworks: '– → 203.0.113.0/24' } },
    { detail: { blockedNetworks: '203.0.113.0/24 → 127.0.0.0/8', warning: 'ownAddress' } },
    { detail: { blockedNetworks: '127.0.0.0/8 → –', warning: 'nobodyBlocked' } },
  ])
})

test('countries are blocked by the address table; the page says when there is none', async () => {
  const { cookie } = await signInStaff(server)
  expect((await read(cookie)).hasAddressTable).toBe(false)
  await importRegions(server.context, '127.0.0.0,127.255.255.255,FR')
  server.clock.advance(65_000)
  expect((await read(cookie)).hasAddressTable).toBe(true)
  expect((await change(cookie, { blockedCountries: ['FR'] })).body.value).toMatchObject({ warning: 'ownAddress' })
  await change(cookie, { blockedCountries: ['FR'] }, true)
  expect(await status()).toMatchObject({ status: 2, location: { country: 'FR' } })
})

test('contacts, links, hosts and language are settings that apply at once', async () => {
  const { cookie } = await signInStaff(server)
  const settings = {
    customerService: [
      { csType: 'chat', title: 'Trò chuyện', url: 'https://help.example/chat' },
      { csType: 'telegram', title: 'Telegram', url: 'https://t.me/fairground' },
      { csType: 'phone', title: 'Gọi điện', url: 'tel:19001234' },
    ],
    socialLinks: [{ network: 'facebook', url: 'https://facebook.com/fairground' }],
    helpLines: ['VN', 'FR', '*'].map((country) => ({
      country,
      name: 'Đường dây nóng',
      phone: '1800 0000',
      url: '',
      hours: '',
    })),
    domains: ['play.example', 'localhost:8080'],
    defaultLanguage: 'en',
  }
  expect((await change(cookie, settings)).body.value).toMatchObject(settings)
  expect(await status()).toMatchObject({
    customerService: settings.customerService,
    socialLinks: settings.socialLinks,
    // The visitor is in France, as far as the table of addresses says.
    helpLines: settings.helpLines.slice(1),
    defaultLanguage: 'en',
  })
  const at = async (host: string) => (await server.portal('GET', '/wps/system/status', { query: { host } })).body.value
  expect([(await at('play.example')).domainValid, (await at('evil.example')).domainValid]).toEqual([true, false])
})

test('[R3.119] [R3.120] [R3.124] [R3.125] [R3.126] [R7.2.04] [R2.5.50] the status call returns the settings for themes, hosts, apps and analytics', async () => {
  const { cookie, staffId } = await signInStaff(server)
  expect(await status()).toMatchObject({
    resources: {},
    analytics: {},
    imageCDNs: [server.context.config.portalUrl],
    launchGameCDNs: [server.context.config.gamesUrl],
    themeDefault: 'dark',
    domainRoute: { gameTypes: [], domains: [expect.any(String)] },
  })
  const settings = {
    themeDefault: 'light',
    copyright: '© 2026 Hội Chợ',
    imageHosts: ['https://img.example', 'https://img2.example'],
    launchHosts: ['https://play.example:8443'],
    gtagId: 'G-ABCD1234',
    resources: { Android: { labelNameEn: 'Android', url: 'https://apps.example/fairground.apk' } },
    domains: ['vip.example'],
    domainRoutes: [{ host: 'vip.example', gameTypes: ['LIVE'], landing: '/hot', affiliateCode: 'VIP7' }],
    languages: ['vi'],
    feedbackMin: 20,
    feedbackMax: 300,
    accountsPerHour: 40,
  }
  expect((await change(cookie, settings)).body.value).toMatchObject(settings)
  const { imageHosts: imageCDNs, launchHosts: launchGameCDNs, resources } = settings
  expect(await status()).toMatchObject({
    themeDefault: 'light',
    copyright: '© 2026 Hội Chợ',
    imageCDNs,
    launchGameCDNs,
    resources,
    analytics: { gtagId: 'G-ABCD1234' },
    languages: ['vi'],
    feedback: { lengthMin: 20, lengthMax: 300 },
  })
  const route = { gameTypes: ['LIVE'], landing: '/hot', affiliateCode: 'VIP7' }
  const ofHost = await server.portal('GET', '/wps/system/domainRoute', { query: { host: 'vip.example' } })
  expect(ofHost.body.value).toMatchObject(route)
  expect((await server.portal('GET', '/wps/system/domainRoute')).body.value).toMatchObject({ gameTypes: [] })
  expect(await auditOf('site.settings-changed', staffId)).toMatchObject([
    { detail: { themeDefault: 'dark → light', feedbackMin: '10 → 20', gtagId: '– → G-ABCD1234' } },
  ])
})

test('every visible change is sent to open pages and changes the state’s version', async () => {
  const { cookie } = await signInStaff(server)
  const { token } = await registerMember(server)
  const { ticket } = (await server.portal('POST', '/wps/live/ticket', { token })).body.value
  const page = await LivePage.open(server, ticket)
  const [rules, { countries, revision }] = (
    await Promise.all(
      ['registration', 'countries'].map((name) => server.console('GET', `/staff/site/${name}`, { cookie })),
    )
  ).map(({ body }) => body.value)
  const states = [(await status()).revision]
  for (const [path, body] of [
    ['challenges', { uses: { sms: false } }],
    ['registration', { fields: {}, minAge: 19, revision: rules.revision }],
    ['countries', { countries: countries.slice(0, 3), revision }],
  ] as const) {
    page.heard.length = 0
    expect((await server.console('PUT', `/staff/site/${path}`, { cookie, body })).body.success).toBe(true)
    expect(await page.hear('site.changed')).toEqual({})
    states.push((await status()).revision)
  }
  expect(new Set(states).size).toBe(4)
  page.close()
})

test.each([
  [{ customerService: [{ csType: 'chat', title: 'x', url: 'javascript:alert(1)' }] }, 'customerService.0'],
  [{ socialLinks: [{ network: 'telegram', url: 'https://t.me.evil.test/' }] }, 'socialLinks.0'],
  [{ defaultLanguage: 'xx' }, 'defaultLanguage'],
  [{ blockedNetworks: ['203.0.113.0'] }, 'settings.blockedNetworks.0'],
  [{ blockedCountries: ['france'] }, 'settings.blockedCountries.0'],
  [{ domains: ['https://play.example/'] }, 'settings.domains.0'],
  [{ languages: ['en'] }, 'defaultLanguage'],
  [{ languages: ['vi', 'xx'] }, 'languages'],
  [{ imageHosts: ['https://img.example/path'] }, 'settings.imageHosts.0'],
  [{ launchHosts: ["https://x.example'unsafe-inline'"] }, 'settings.launchHosts.0'],
  [{ gtagId: 'G-1"><script>' }, 'settings.gtagId'],
  [{ resources: { Android: { labelNameEn: 'x', url: 'javascript:alert(1)' } } }, 'settings.resources.Android.url'],
  [
    { domainRoutes: [{ host: 'a.example', gameTypes: [], landing: '//evil.example', affiliateCode: '' }] },
    'settings.domainRoutes.0.landing',
  ],
  [{ feedbackMin: 900 }, 'feedbackMin'],
  [{ accountsPerHour: 0 }, 'settings.accountsPerHour'],
])('%j is refused at %s and changes nothing', async (settings, field) => {
  const { cookie } = await signInStaff(server)
  const before = await read(cookie)
  expect((await change(cookie, settings)).body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
  expect(await read(cookie)).toEqual(before)
})

test('concurrent saves do not undo each other', async () => {
  const { cookie } = await signInStaff(server)
  const { revision } = await read(cookie)
  const save = (domains: string[]) =>
    server.console('PUT', path, { cookie, body: { settings: { domains }, revision, isConfirmed: false } })
  const codes = (await Promise.all([save(['a.example']), save(['b.example'])])).map(({ body }) => body.code)
  expect(codes.toSorted()).toEqual(['STATE_CONFLICT', 'SUCCESS'])
})

test('[A-13] readers see the settings but cannot change them; others see nothing', async () => {
  const reader = await signInStaff(server, 'readonly')
  expect((await read(reader.cookie)).isClosed).toBe(false)
  expect((await maintain(reader.cookie, {}, true)).status).toBe(403)
  expect((await change(reader.cookie, { domains: [] })).status).toBe(403)
  expect(await status()).toMatchObject({ status: 0 })
  const support = await signInStaff(server, 'support')
  expect((await server.console('GET', path, { cookie: support.cookie })).status).toBe(403)
})
