import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { logIn, memberPassword, newUsername, registerMember, registration } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()

const register = (fields: Record<string, unknown> = {}) =>
  server.portal('PUT', '/wps/member/register', { body: registration(fields) })
const rowOf = (account: string) =>
  server.db.selectFrom('members').selectAll().where('account', '=', account).executeTakeFirst()
const errorsOf = async (fields: Record<string, unknown>) => (await register(fields)).body.value?.errors

test('[R1.02] [R7.1.05] [R3.001] [R3.023] registering opens an account with an empty wallet and logs its owner in', async () => {
  const username = newUsername()
  const answer = await register({ username })
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, value: { firstTimeLogin: true, defaultPassword: false } },
  })
  const { token } = answer.body.value
  expect((await server.portal('GET', '/wps/member/info', { token })).body.value.account).toBe(username)
  const balance = await server.portal('GET', '/wps/v2/wallets/balance', { token })
  expect(balance.body.value).toMatchObject({ balance: '0.00', frozen: '0.00', currency: 'VND' })
  const row = await rowOf(username)
  expect(row).toMatchObject({ type: 0, status: 'active', terms_version: '1', registered_domain: 'localhost:8080' })
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  expect(row?.age_confirmed_at).toBeInstanceOf(Date)
  const audit = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', row?.id ?? '')
    .orderBy('at')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['member.registered', 'member.logged-in'])
})

test('names are unique case-insensitively', async () => {
  const { account } = await registerMember(server)
  const answer = await register({ username: account.toUpperCase() })
  expect(answer).toMatchObject({
    status: 200,
    body: { success: false, code: 'USERNAME_TAKEN', value: { errors: [{ field: 'username', key: 'USERNAME_TAKEN' }] } },
  })
})

test('whatever the form slips in beside its fields is not read: the account is a plain member', async () => {
  const username = newUsername()
  await register({
    username,
    type: 1,
    isAgent: true,
    balance: '1000000.00',
    vipRankLevel: 9,
    status: 'closed',
    recommenderId: 'mbr_1',
    id: 'mbr_mine',
  })
  const row = await rowOf(username)
  expect(row).toMatchObject({ type: 0, status: 'active', currency: 'VND', must_change_password: false })
  expect(row?.id).not.toBe('mbr_mine')
  const polluted = '{"__proto__":{"type":1},"username":"x"}'
  const answer = await server.portalApp.inject({
    method: 'PUT',
    url: '/wps/member/register',
    payload: polluted,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(400)
})

test.each([
  [
    '[R5.29] a name that begins with a digit',
    { username: '1player' },
    { field: 'username', key: 'reg_pattern_2', args: { length: '6–16' } },
  ],
  [
    'a name that is too short',
    { username: 'abc12' },
    { field: 'username', key: 'reg_pattern_2', args: { length: '6–16' } },
  ],
  [
    'a name that is too long',
    { username: 'a'.repeat(17) },
    { field: 'username', key: 'reg_pattern_2', args: { length: '6–16' } },
  ],
  [
    'a name with a look-alike letter',
    { username: 'pläyer01' },
    { field: 'username', key: 'reg_pattern_2', args: { length: '6–16' } },
  ],
  ['a reserved name', { username: 'Support24' }, { field: 'username', key: 'validation.reserved' }],
  ['a name that reads like a reserved one', { username: 'Adm1n24' }, { field: 'username', key: 'validation.reserved' }],
  ['[R5.02] no name', { username: '  ' }, { field: 'username', key: 'validation.required' }],
  ['a short password', { password: 'Ab1!xyz' }, { field: 'password', key: 'reg_pattern_18', args: { length: '8–32' } }],
  [
    '[R5.45] a password with a space',
    { password: 'correct horse' },
    { field: 'password', key: 'reg_pattern_18', args: { length: '8–32' } },
  ],
  ['a password everybody uses', { password: 'Matkhau123' }, { field: 'password', key: 'validation.commonPassword' }],
  [
    'a password that is the name',
    { username: 'lanterns', password: 'Lanterns' },
    { field: 'password', key: 'validation.commonPassword' },
  ],
  [
    'a name that hides a direction',
    { payeeName: 'NGUYEN\u202E VAN AN' },
    { field: 'payeeName', key: 'validation.personName' },
  ],
])('%s is refused under its field', async (_title, fields, error) => {
  expect(await errorsOf(fields)).toEqual([error])
})

test('[R5.22] a site that wants names without diacritics refuses them by its rule', async () => {
  await setSite(server, 'registrationFields', { payeeName: { patternId: 9 } })
  expect(await errorsOf({ payeeName: 'Nguyễn Văn An' })).toEqual([
    { field: 'payeeName', key: 'reg_pattern_9', args: { length: '2–50' } },
  ])
  expect((await register({ payeeName: 'NGUYEN VAN AN' })).body.success).toBe(true)
  await setSite(server, 'registrationFields', {})
})

test.each(['NGUYEN VAN AN', 'Nguyễn Văn An', "Sean O'Brien", 'Jean-Pierre Roux', 'สมชาย ใจดี', '王小明', 'علی رضایی'])(
  'the name %s registers, as the form of payout accounts takes it',
  async (payeeName) => {
    expect((await register({ payeeName })).body.success).toBe(true)
  },
)

test('every field that breaks its rule is named at once', async () => {
  const errors = await errorsOf({ username: '', password: '', payeeName: '!' })
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(['username', 'password', 'payeeName'])
})

test.each([{ ageConfirmed: false }, { ageConfirmed: 'yes' }, { login: false }, { registerMethod: 'APP' }])(
  '[R5.18] [R3.022] the form with %j is refused',
  async (fields) => {
    const answer = await register(fields)
    expect(answer.body).toMatchObject({
      success: false,
      code: 'VALIDATION',
      value: { errors: [{ field: Object.keys(fields)[0] }] },
    })
  },
)

test('spaces around name and password are ignored', async () => {
  const username = newUsername()
  await register({ username: ` ${username} `, password: ` ${memberPassword} ` })
  expect((await logIn(server, username, memberPassword)).body.success).toBe(true)
})

test('a password in decomposed Unicode is the same password', async () => {
  const username = newUsername()
  await register({ username, password: 'Mật-khẩu-dài'.normalize('NFC') })
  expect((await logIn(server, username, 'Mật-khẩu-dài'.normalize('NFD'))).body.success).toBe(true)
})

test('a full name is sealed at rest and masked to its first letters', async () => {
  const member = await registerMember(server, { payeeName: 'NGUYEN VAN AN' })
  expect((await rowOf(member.account))?.payee_name_sealed).toMatch(/^v2\./)
  const info = await server.portal('GET', '/wps/member/info', { token: member.token })
  expect(info.body.value.payeeName).toBe('N*** V*** A***')
})

test('an unknown invitation code is refused; none is fine', async () => {
  const username = newUsername()
  const answer = await register({ username, affiliateCode: 'AGENT123' })
  expect(answer.body).toMatchObject({
    success: false,
    code: 'INVITATION_CODE_ERROR',
    message: 'Please use a valid invitation code',
  })
  expect(await rowOf(username)).toBeUndefined()
  expect((await register({ affiliateCode: '' })).body.success).toBe(true)
})

test('[R6.14] with USERNAMEREG3 off nobody registers by username', async () => {
  await setSite(server, 'flags', { USERNAMEREG3: false })
  expect((await register()).body.code).toBe('FEATURE_OFF')
  await setSite(server, 'flags', {})
  expect((await register()).body.success).toBe(true)
})

test('[R6.17] with DIRECTREG3 off nobody registers without an invitation', async () => {
  await setSite(server, 'flags', { DIRECTREG3: false })
  expect((await register()).body.code).toBe('FEATURE_OFF')
  expect((await register({ affiliateCode: 'AGENT123' })).body.code).toBe('INVITATION_CODE_ERROR')
  await setSite(server, 'flags', {})
})

test('[R5.23] [R3.040] [R5.34] the operator’s bounds and character set apply on the server at once', async () => {
  await setSite(server, 'registrationFields', { username: { minLength: 8, maxLength: 8, patternId: 7 } })
  expect(await errorsOf({ username: 'lantern1' })).toEqual([
    { field: 'username', key: 'reg_pattern_7', args: { length: '8' } },
  ])
  expect((await register({ username: `${randomInt(10_000_000, 100_000_000)}` })).body.success).toBe(true)
  await setSite(server, 'registrationFields', {})
})

test('[R3.041] [R5.24] the operator’s own expression rules too, and "*" lets everything pass', async () => {
  await setSite(server, 'registrationFields', { payeeName: { acceptedPattern: '^A.*$' } })
  expect(await errorsOf({ payeeName: 'Bob' })).toEqual([{ field: 'payeeName', key: 'validation.format' }])
  expect((await register({ payeeName: 'Ann' })).body.success).toBe(true)
  await setSite(server, 'registrationFields', { payeeName: { acceptedPattern: '*' } })
  expect((await register({ payeeName: 'Bob' })).body.success).toBe(true)
  await setSite(server, 'registrationFields', {})
})

test('[R4.2.02] [R5.07] [R3.037] an optional field is required only when its rule says so', async () => {
  await setSite(server, 'registrationFields', { payeeName: { required: true } })
  expect(await errorsOf({})).toEqual([{ field: 'payeeName', key: 'validation.required' }])
  await setSite(server, 'registrationFields', {})
  expect((await register()).body.success).toBe(true)
})

test('[R4.2.01] a field whose rule is off is ignored', async () => {
  await setSite(server, 'registrationFields', { payeeName: { enabled: false } })
  const username = newUsername()
  expect((await register({ username, payeeName: 'Nguyễn 1' })).body.success).toBe(true)
  expect((await rowOf(username))?.payee_name_sealed).toBeNull()
  await setSite(server, 'registrationFields', {})
})
