import { beforeAll, expect, test } from 'vitest'
import { enterFirst, openAgent } from '../../../../test/agents.ts'
import { logIn, newUsername, registerMember, registration, type TestMember } from '../../../../test/members.ts'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const at = '/wps/relay/MCS2_registerLink'

let agent: TestMember
beforeAll(async () => {
  agent = await openAgent(server)
})

const open = ({ token }: { token: string }, fields: object = {}) =>
  server.portal('POST', '/wps/relay/MCS2_openAccount', { token, body: { account: newUsername(), type: 0, ...fields } })
const links = async ({ token }: TestMember) => (await server.portal('GET', at, { token })).body.value
const add = ({ token }: { token: string }, fields: object = {}) =>
  server.portal('POST', at, { token, body: { type: 0, note: 'market day', ...fields } })
const remove = ({ token }: TestMember, code: string) => server.portal('DELETE', at, { token, body: { code } })
const namesBelow = async ({ token }: { token: string }) =>
  (await server.portal('GET', '/wps/relay/MCS2_downlineList', { token })).body.value.list.map(
    ({ account }: { account: string }) => account,
  )
const register = (affiliateCode: string) =>
  server.portal('PUT', '/wps/member/register', { body: registration({ affiliateCode }) })
const rowOf = (account: string) =>
  server.db
    .selectFrom('members')
    .select(['id', 'type', 'recommender_id', 'register_link', 'registered_method'])
    .where('account', '=', account)
    .executeTakeFirst()

test('[R2.7.03] [R6.09] an agent opens an account, sees it in the downline, and its owner logs in and must choose a password', async () => {
  const { value } = (await open(agent)).body
  expect(value).toEqual({
    account: expect.any(String),
    initialPassword: expect.any(String),
    validUntil: expect.any(String),
    rebate: 0,
    group: 1940,
  })
  expect(await namesBelow(agent)).toContain(value.account)
  const row = await rowOf(value.account)
  expect(row).toMatchObject({ type: 0, recommender_id: agent.memberId, registered_method: 'AGENT' })
  expect(await auditOf(server, row?.id ?? '')).toEqual(['member.opened-by-agent'])
  const entered = await logIn(server, value.account, value.initialPassword)
  expect(entered.body.value).toMatchObject({ defaultPassword: true })
  const locked = await server.portal('GET', '/wps/member/security', { token: entered.body.value.token })
  expect(locked.body.code).toBe('PASSWORD_CHANGE_REQUIRED')
  await enterFirst(server, value.account, value.initialPassword)
})

test('the rebate of a link and of an opened account is kept and told again, and nobody gives more than the own one', async () => {
  const rebateOf = async (account: string) =>
    (await server.db.selectFrom('members').select('rebate_bp').where('account', '=', account).executeTakeFirst())
      ?.rebate_bp
  const { account, initialPassword, rebate } = (await open(agent, { type: 2, rebate: 0.01 })).body.value
  expect([rebate, await rebateOf(account)]).toEqual([0.01, 100])
  const below = await enterFirst(server, account, initialPassword)
  for (const refused of [await open(below, { rebate: 0.0101 }), await add(below, { rebate: 0.0101 })])
    expect(refused.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'rebate' }] } })
  expect((await add(below, { rebate: 1.5 })).body.code).toBe('VALIDATION')
  const [, link] = (await add(below, { rebate: 0.005 })).body.value
  expect(link).toMatchObject({ rebate: 0.005 })
  const came = (await register(link.code)).body.value
  const { rows } = await server.pool.query('select rebate_bp from members where register_link = $1', [link.code])
  expect(came).toBeTruthy()
  expect(rows).toEqual([{ rebate_bp: 50 }])
})

test('an agent below opens accounts of its own, which are in the team of both', async () => {
  const { account, initialPassword } = (await open(agent, { type: 2 })).body.value
  const below = await enterFirst(server, account, initialPassword)
  const deep = (await open(below)).body.value.account
  expect(await namesBelow(below)).toEqual([deep])
  const found = await server.portal('GET', '/wps/relay/MCS2_downlineList', {
    token: agent.token,
    query: { account: deep },
  })
  expect(found.body.value.list).toMatchObject([{ account: deep, level: 2 }])
  const rows = await server.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'member.opened-by-agent')
    .execute()
  expect(rows.length).toBeGreaterThan(1)
})

test('agents with house-settled contracts open agents of their own kind', async () => {
  const house = await openAgent(server, 41)
  const { account } = (await open(house, { type: 2 })).body.value
  expect(await rowOf(account)).toMatchObject({ type: 42 })
  const { code } = (await add(house, { type: 2 })).body.value[1]
  const registered = await register(code)
  const info = await server.portal('GET', '/wps/member/info', { token: registered.body.value.token })
  expect(info.body.value.type).toBe(42)
})

test('the initial password is one of chance, even where the operator fixed one that only staff know', async () => {
  const { cookie } = await signInStaff(server)
  const rule = (body: object) => server.console('PUT', '/staff/site/initial-password', { cookie, body })
  await rule({ mode: 'fixed', key: 'Hoi-cho-2026' })
  const { account, initialPassword } = (await open(agent)).body.value
  expect((await logIn(server, account, 'Hoi-cho-2026')).body.code).toBe('BAD_CREDENTIALS')
  expect((await logIn(server, account, initialPassword)).body.success).toBe(true)
  await rule({ mode: 'random' })
})

test('names that are taken or against the rules are refused under their field, and other types are never opened', async () => {
  for (const account of ['x', 'admin', agent.account])
    expect((await open(agent, { account })).body.value.errors).toMatchObject([{ field: 'account' }])
  for (const type of [1, 4, 9, 41, 42]) expect((await open(agent, { type })).body.code).toBe('VALIDATION')
})

test('[R1.27] the own code of an agent is the first link, and whoever registers with it stands below the agent', async () => {
  const [own] = await links(agent)
  expect(own).toMatchObject({ isOwn: true, type: 0, uses: 0 })
  expect(new URL(own.url).searchParams.get('affiliateCode')).toBe(own.code)
  const member = await registerMember(server, { affiliateCode: own.code })
  expect(await namesBelow(agent)).toContain(member.account)
  expect((await links(agent))[0]).toMatchObject({ uses: 1 })
})

test('[R2.7.03] a link of its own counts its uses; the check of the code tells nothing of whose it is; deleted it opens nothing', async () => {
  const added = await add(agent)
  const link = added.body.value[1]
  expect(link).toMatchObject({ isOwn: false, type: 0, uses: 0, note: 'market day' })
  const check = () =>
    server.portal('GET', '/wps/agent/affiliate', { query: { code: link.code, domain: 'localhost:8080' } })
  expect((await check()).body.value).toEqual({ affiliateCode: link.code })
  const member = await registerMember(server, { affiliateCode: link.code.toLowerCase() })
  expect(await rowOf(member.account)).toMatchObject({
    type: 0,
    recommender_id: agent.memberId,
    register_link: link.code,
  })
  const own = (await links(agent))[0].uses
  expect((await links(agent))[1]).toMatchObject({ code: link.code, uses: 1 })
  const left = (await remove(agent, link.code)).body.value
  expect(left).toMatchObject([{ isOwn: true, uses: own }])
  expect((await check()).body.code).toBe('INVITATION_CODE_ERROR')
  expect((await register(link.code)).body.code).toBe('INVITATION_CODE_ERROR')
  expect(await namesBelow(agent)).toContain(member.account)
  expect(await auditOf(server, link.code)).toEqual(['register-link.created', 'register-link.deleted'])
})

test('a link opens nothing once its time is over, or while its agent is suspended', async () => {
  const expiresAt = new Date(server.clock.now().getTime() + 60_000).toISOString()
  const { code } = (await add(agent, { expiresAt })).body.value[1]
  expect((await register(code)).body.success).toBe(true)
  const status = (to: string) =>
    server.db.updateTable('members').set({ status: to }).where('id', '=', agent.memberId).execute()
  await status('suspended')
  expect((await register(code)).body.code).toBe('INVITATION_CODE_ERROR')
  await status('active')
  server.clock.advance(61_000)
  expect((await register(code)).body.code).toBe('INVITATION_CODE_ERROR')
  expect((await add(agent, { expiresAt })).body.value.errors).toMatchObject([{ field: 'expiresAt' }])
})

test('[R2.7.15] nobody deletes the link of another agent, nor the code that every agent has', async () => {
  const other = await openAgent(server)
  const { code } = (await add(other)).body.value[1]
  expect((await remove(agent, code)).body).toMatchObject({ code: 'NOT_FOUND', value: null })
  const [own] = await links(other)
  expect((await remove(other, own.code)).status).toBe(404)
  expect(await links(other)).toHaveLength(2)
})

test('an agent has 50 links at most, and opens 60 accounts an hour', async () => {
  const many = await openAgent(server)
  const now = server.clock.now()
  await server.db
    .insertInto('register_links')
    .values(
      Array.from({ length: 50 }, (_, i) => ({
        code: `LINK${i}`,
        agent_id: many.memberId,
        type: 0,
        note: '',
        created_at: now,
      })),
    )
    .execute()
  expect((await add(many)).body).toMatchObject({ code: 'LIMIT', value: { limit: { bound: '50' } } })
  for (let i = 0; i < 60; i += 1) await open(many, { account: 'x' })
  expect((await open(many)).body.code).toBe('TOO_MANY_REQUESTS')
})
