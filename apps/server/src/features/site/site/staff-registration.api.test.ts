import { expect, test } from 'vitest'
import { newUsername, registration } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const path = '/staff/site/registration'

const read = async (cookie: string) => (await server.console('GET', path, { cookie })).body.value
const save = (cookie: string, body: object) => server.console('PUT', path, { cookie, body })
const register = (fields: object) => server.portal('PUT', '/wps/member/register', { body: registration({ ...fields }) })

test('[R3.043] [R5.23] [R3.038] [R3.039] saved rules apply to form and server at once and are audited', async () => {
  const { cookie, staffId } = await signInStaff(server)
  const { fields, revision } = await read(cookie)
  const username = { ...fields.username, minLength: 8, maxLength: 8, patternId: 7 }
  const zalo = { ...fields.zalo, enabled: true, required: true }
  const saved = await save(cookie, { fields: { username, zalo }, minAge: 21, revision })
  expect(saved.body.value).toMatchObject({ fields: { username, zalo }, minAge: 21 })
  const settings = (await server.portal('GET', '/wps/system/setting/register')).body.value
  expect(settings).toMatchObject({ fields: { username, zalo }, _meta: { minAge: 21 } })
  const refused = await register({ username: newUsername() })
  expect(refused.body.value.errors).toEqual([
    { field: 'username', key: 'reg_pattern_7', args: { length: '8' } },
    { field: 'zalo', key: 'validation.required' },
  ])
  expect((await register({ username: '90210417', zalo: 'an.zalo' })).body.success).toBe(true)
  const audit = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'site.registration-changed')
    .execute()
  expect(audit).toMatchObject([
    {
      actor_id: staffId,
      subject: 'site',
      detail: {
        'username.minLength': '6 → 8',
        'username.maxLength': '16 → 8',
        'username.patternId': '2 → 7',
        'zalo.enabled': 'false → true',
        'zalo.required': 'false → true',
        minAge: '18 → 21',
      },
    },
  ])
})

test('of two people who save the same state, the second gets a conflict', async () => {
  const { cookie } = await signInStaff(server)
  const { revision, fields } = await read(cookie)
  const change = (minLength: number) => ({
    fields: { nickname: { ...fields.nickname, minLength } },
    minAge: 18,
    revision,
  })
  const answers = await Promise.all([3, 4, 5].map((minLength) => save(cookie, change(minLength))))
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['STATE_CONFLICT', 'STATE_CONFLICT', 'SUCCESS'])
})

test.each([
  ['the username cannot be turned off', 'username', { enabled: false }, 'validation.fieldLasts'],
  ['the password cannot be optional', 'password', { required: false }, 'validation.fieldLasts'],
  ['a password below eight characters', 'password', { minLength: 6 }, 'validation.tooSmall'],
  ['bounds that cross', 'nickname', { minLength: 9, maxLength: 8 }, 'validation.boundsCrossed'],
  ['a pattern that a phone number cannot have', 'mobileNum', { patternId: 1 }, 'validation.fieldFamily'],
  ['an expression that is none', 'nickname', { acceptedPattern: '(' }, 'validation.expression'],
  ['an expression that may never end', 'nickname', { acceptedPattern: '(a+)+' }, 'validation.expressionSlow'],
  ['a kind of input that hides nothing', 'password', { type: 'text' }, 'validation.fieldType'],
])('%s: refused at its field, and nothing changes', async (_title, field, change, key) => {
  const { cookie } = await signInStaff(server)
  const before = await read(cookie)
  const fields = { [field]: { ...before.fields[field], ...change } }
  const answer = await save(cookie, { fields, minAge: 18, revision: before.revision })
  expect(answer.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: `fields.${field}`, key }] } })
  expect(await read(cookie)).toEqual(before)
})

test('the minimum age cannot be set below 18', async () => {
  const { cookie } = await signInStaff(server)
  const { revision } = await read(cookie)
  const answer = await save(cookie, { fields: {}, minAge: 17, revision })
  expect(answer.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'minAge' }] } })
})

test('only the owner changes the registration form; readers see it, others see nothing', async () => {
  const reader = await signInStaff(server, 'readonly')
  const { fields, revision } = await read(reader.cookie)
  expect(fields.username.enabled).toBe(true)
  expect((await save(reader.cookie, { fields: {}, minAge: 18, revision })).status).toBe(403)
  const support = await signInStaff(server, 'support')
  expect((await server.console('GET', path, { cookie: support.cookie })).status).toBe(403)
  expect((await server.console('GET', path)).status).toBe(401)
})
