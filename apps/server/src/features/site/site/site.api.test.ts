import { whitelabelFlags } from '@fairground/contract'
import { afterEach, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { setSite } from '../../../../test/site.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()

const get = async (path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  (await server.portal('GET', path, { query, headers })).body.value
const status = (query: Record<string, string> = {}) => get('/wps/system/status', query)
const whitelabel = () => get('/wps/system/whitelabel')

afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

test('[R4.1.01] [R7.2.03] [R3.121] a new site is open, in Vietnamese and English, and describes itself', async () => {
  expect(await status({ host: 'localhost:8080' })).toEqual({
    status: 0,
    maintenance: false,
    regionRestriction: false,
    location: { ip: '127.0.0.1' },
    domainValid: true,
    mainDomain: 'localhost:8080',
    whitelabelVal: (await whitelabel()).flags,
    customerService: [],
    socialLinks: [],
    merchant: 'fairground',
    languages: ['vi', 'en'],
    defaultLanguage: 'vi',
    helpLines: [],
    hasAppleProfile: true,
    analytics: {},
    domainRoute: { gameTypes: [], domains: ['localhost:8080'] },
    resources: {},
    imageCDNs: ['http://localhost:8080'],
    launchGameCDNs: ['http://localhost:8082'],
    revision: expect.any(String),
    themeDefault: 'dark',
    feedback: { lengthMin: 10, lengthMax: 500 },
    timeZone: 'Asia/Ho_Chi_Minh',
    sandbox: true,
    hasDemoPeople: false,
    gamesOrigin: 'http://localhost:8082',
    encryptionKey: { kid: expect.any(String), kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) },
    serverTime: expect.stringMatching(/Z$/),
  })
})

test('[R7.2.01] ten flags exist; two depend on the operator', async () => {
  const { flags, loginModules, registerModules, showCaptcha } = await whitelabel()
  expect(Object.keys(flags)).toEqual([...whitelabelFlags])
  const on = whitelabelFlags.filter((flag) => flags[flag])
  expect(on).toEqual([
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILEVERCODELOGIN3',
    'DIRECTREG3',
    'FREEPLAY3',
    'MOBILENUMPASSREG3',
    'AGENTPOLICY3',
    'CHNGPASSVERIF3',
  ])
  expect({ loginModules, registerModules, showCaptcha }).toEqual({
    loginModules: ['username', 'sms'],
    registerModules: ['register', 'registerMobile'],
    showCaptcha: false,
  })
})

test.each(['USERNAMEREG3', 'MOBILENUMREG3', 'DIRECTREG3', 'FREEPLAY3', 'CHNGPASSVERIF3'] as const)(
  '[R6.23] the operator’s switch %s is followed everywhere',
  async (flag) => {
    await setSite(server, 'flags', { [flag]: false })
    const { flags, registerModules } = await whitelabel()
    expect(flags).toMatchObject({ [flag]: false, AGENTPOLICY3: true })
    expect((await status()).whitelabelVal[flag]).toBe(false)
    const without = { USERNAMEREG3: 'register', MOBILENUMREG3: 'registerMobile' }
    expect(registerModules).toEqual(
      ['register', 'registerMobile'].filter((mode) => mode !== without[flag as keyof typeof without]),
    )
  },
)

test('[R7.2.02] [R3.036] [R3.122] every form field has its rule, including the operator’s changes', async () => {
  await setSite(server, 'registrationFields', { payeeName: { patternId: 17, required: true } })
  await setSite(server, 'ageMin', 21)
  const { fields, _meta } = await get('/wps/system/setting/register')
  expect(fields.username).toEqual({
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 16,
    patternId: 2,
    acceptedPattern: '',
    type: 'text',
  })
  expect(fields.password).toMatchObject({ minLength: 8, maxLength: 32, patternId: 18, type: 'password' })
  expect(fields.payeeName).toMatchObject({ enabled: true, required: true, patternId: 17, minLength: 2 })
  expect(fields.affiliateCode).toMatchObject({ enabled: true, required: false })
  expect(fields.birthday).toMatchObject({ enabled: false, patternId: 12, type: 'date' })
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(server.clock.now())
  expect(_meta).toEqual({ minAge: 21, termsVersion: '1', today })
})

test('[R3.076] [R3.077] countries have their code, dialling code, digit counts and a name in the language of the request', async () => {
  const inLanguage = (language: string) => get('/wps/system/countries', {}, { language })
  const [first, second] = await inLanguage('vi')
  expect(first).toEqual({
    countryCode: 'VN',
    countryDialingCode: '84',
    name: 'Việt Nam',
    minDigits: 9,
    maxDigits: 9,
  })
  expect(second).toMatchObject({ countryCode: 'TH', name: 'Thái Lan' })
  expect((await inLanguage('en'))[1]).toMatchObject({ name: 'Thailand' })
})

test('the terms in force can be read in both languages, with their version', async () => {
  const read = (lang: string) => get('/wps/system/content', { kind: 'terms', lang })
  expect(await read('vi')).toMatchObject([{ slug: '1', title: 'Điều khoản sử dụng' }])
  const [terms] = await read('en')
  expect(terms).toMatchObject({ slug: '1', title: 'Terms of use' })
  expect(terms.content).toContain('double-entry ledger')
})

test('Arabic readers get country names in Arabic, and in English where staff texts are missing', async () => {
  const [vietnam] = await get('/wps/system/countries', {}, { language: 'ar' })
  expect(vietnam).toMatchObject({ name: 'فيتنام' })
  const [terms] = await get('/wps/system/content', { kind: 'terms', lang: 'ar' }, { language: 'ar' })
  expect(terms).toMatchObject({ title: 'Terms of use' })
})

test('[R4.1.03] [R4.1.04] [R3.127] [R8.15] from a network that the operator keeps out only the status answers, with the address it saw', async () => {
  await setSite(server, 'blockedNetworks', ['127.0.0.0/8'])
  expect(await status()).toMatchObject({ status: 2, regionRestriction: true, location: { ip: '127.0.0.1' } })
  expect(await server.portal('GET', '/lgw/games/game_menus')).toMatchObject({
    status: 451,
    body: { success: false, code: 'REGION_RESTRICTED', message: 'Access is restricted by your location or IP.' },
  })
  await setSite(server, 'maintenance', {})
  expect(await status()).toMatchObject({ status: 1, maintenance: true })
})

test('[R3.147] a call that names another site is refused', async () => {
  const menus = (merchant: string) => server.portal('GET', '/lgw/games/game_menus', { headers: { merchant } })
  expect(await menus('elsewhere')).toMatchObject({ status: 421, body: { success: false, code: 'INVALID_DOMAIN' } })
  expect((await menus('fairground')).body.success).toBe(true)
})

test('[R4.1.02] during maintenance only the status answers, and the console stays open', async () => {
  const member = await registerMember(server)
  await setSite(server, 'maintenance', { until: '2030-01-01T00:00:00Z' })
  expect(await status()).toMatchObject({ status: 1, maintenance: true, maintenanceUntil: '2030-01-01T00:00:00Z' })
  const login = { body: { username: member.account, password: member.password } }
  const refused = await server.portal('POST', '/wps/session/login', login)
  expect(refused).toMatchObject({
    status: 503,
    body: { success: false, code: 'MAINTENANCE', message: 'System maintenance. Please come back later.' },
  })
  expect((await server.portal('GET', '/lgw/games/game_menus')).status).toBe(503)
  expect((await server.console('GET', '/staff/me')).status).toBe(401)
  await setSite(server, 'maintenance', null)
  expect((await server.portal('POST', '/wps/session/login', login)).body.success).toBe(true)
})

test('[R8.14] an unlisted host is invalid once there is a list', async () => {
  expect((await status({ host: 'anything.test' })).domainValid).toBe(true)
  await setSite(server, 'domains', ['play.fairground.test'])
  expect((await status({ host: 'anything.test' })).domainValid).toBe(false)
  expect((await status({ host: 'PLAY.fairground.test' })).domainValid).toBe(true)
  expect((await status({ host: 'localhost:8080' })).domainValid).toBe(true)
})

test('a forged forwarding header does not change a visitor’s address', async () => {
  const value = await get('/wps/system/status', {}, { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' })
  expect(value.location).toEqual({ ip: '127.0.0.1' })
})

test('[R2.2.03] the menu lists only playable categories, then promotions', async () => {
  expect((await whitelabel()).menu).toEqual([
    { name: 'HOME', icon: 'home', gameType: 'HOME', page: '/' },
    { name: 'PROMO', icon: 'promo', gameType: 'PROMO', page: '/promotions' },
  ])
  const vendor = new TestVendor('menu-vendor')
  await vendor.start(server)
  await server.db.updateTable('games').set({ hot_rank: null }).execute()
  server.clock.advance(5_000)
  expect((await whitelabel()).menu.map(({ page }: { page: string }) => page)).toEqual(['/', '/rng', '/promotions'])
  await server.db.updateTable('games').set({ is_enabled: false }).execute()
  server.clock.advance(5_000)
  expect((await whitelabel()).menu).toHaveLength(2)
  await vendor.stop()
})
