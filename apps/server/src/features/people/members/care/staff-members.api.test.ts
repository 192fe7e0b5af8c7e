import { text } from '@fairground/i18n/texts'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { logIn, openTrial, registerMember } from '../../../../../test/members.ts'
import { payeeWithBalance, submitWithdrawal } from '../../../../../test/money.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { listStaffMembers } from './list-staff-members.ts'

const server = testServer()
const reason = 'asked by the member'

const list = (cookie: string, query: Record<string, string> = {}) =>
  server.console('GET', '/staff/members', { cookie, query })
const change = (cookie: string, memberId: string, to: 'suspend' | 'restore', body: object = { reason }) =>
  server.console('POST', `/staff/members/${memberId}/${to}`, { cookie, body })
const auditOf = (memberId: string, action: string) =>
  server.db.selectFrom('audit_log').selectAll().where('subject', '=', memberId).where('action', '=', action).execute()

test('staff find a member by the beginning of the account, in any case, or by id', async () => {
  const { cookie } = await signInStaff(server, 'support')
  const member = await registerMember(server)
  for (const query of [member.account.slice(0, 8).toUpperCase(), member.memberId]) {
    const answer = await list(cookie, { query })
    expect(answer.body.value).toMatchObject({
      total: 1,
      list: [{ memberId: member.memberId, balance: '0.00', frozen: '0.00', depositedTotal: '0.00', status: 'active' }],
    })
  }
  expect((await list(cookie, { query: '%' })).body.value.total).toBe(0)
})

test('members come newest first, a page at a time, by type and status', async () => {
  const { cookie } = await signInStaff(server, 'readonly')
  const first = await registerMember(server)
  const second = await registerMember(server)
  const trial = await openTrial(server)
  const page = await list(cookie, { type: '0', pageSize: '2' })
  expect(page.body.value.list.map(({ memberId }: { memberId: string }) => memberId)).toEqual([
    second.memberId,
    first.memberId,
  ])
  expect(page.body.value.total).toBeGreaterThanOrEqual(2)
  const trials = await list(cookie, { type: '4' })
  expect(trials.body.value.list[0]).toMatchObject({ memberId: trial.memberId, currency: 'FUN', balance: '10000.00' })
})

test('members are listed with their balances in any currency, in a constant number of statements', async () => {
  const payee = await payeeWithBalance(server, '300000.00')
  await submitWithdrawal(server, payee, '100000.00')
  const [poor, trial] = [await registerMember(server), await openTrial(server)]
  const statementsFor = async (pageSize: number) => {
    let count = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const query = { query: undefined, type: undefined, status: undefined, upline: undefined, pageNo: 1, pageSize }
    const { list } = await listStaffMembers({ ...server.context, db: server.db.withPlugin(counter) }, query)
    return { list, count }
  }
  const [one, three] = [await statementsFor(1), await statementsFor(3)]
  expect(three.list).toMatchObject([
    { memberId: trial.memberId, currency: 'FUN', balance: '10000.00', frozen: '0.00' },
    { memberId: poor.memberId, currency: 'VND', balance: '0.00', frozen: '0.00' },
    { memberId: payee.memberId, currency: 'VND', balance: '200000.00', frozen: '100000.00' },
  ])
  expect(three.count).toBe(one.count)
})

test('a member locked by wrong passwords is shown as locked while it lasts', async () => {
  const { cookie } = await signInStaff(server, 'risk')
  const member = await registerMember(server)
  for (let i = 0; i < 10; i += 1) await logIn(server, member.account, `wrong-${i}`)
  const locked = await list(cookie, { status: 'locked' })
  expect(locked.body.value.list).toMatchObject([{ memberId: member.memberId, status: 'locked' }])
  server.clock.advance(5 * 60_000)
  expect((await list(cookie, { status: 'locked' })).body.value.total).toBe(0)
})

test('a suspension ends every session at once, blocks log-ins, and is recorded with its reason', async () => {
  const staff = await signInStaff(server, 'risk')
  const member = await registerMember(server)
  const answer = await change(staff.cookie, member.memberId, 'suspend')
  expect(answer.body).toMatchObject({ success: true, value: { memberId: member.memberId, status: 'suspended' } })
  expect((await server.portal('GET', '/wps/member/info', { token: member.token })).status).toBe(401)
  const words = {
    vi: text('errors:MEMBER_NO_ENTER'),
    en: text('errors:MEMBER_NO_ENTER', {}, 'en'),
  }
  for (const [language, message] of Object.entries(words)) {
    const body = { username: member.account, password: member.password }
    const refused = await server.portal('POST', '/wps/session/login', { body, headers: { language } })
    expect(refused).toMatchObject({ status: 200, body: { code: 'MEMBER_NO_ENTER', message, value: null } })
  }
  expect((await logIn(server, member.account, 'wrong')).body.code).toBe('BAD_CREDENTIALS')
  expect(await auditOf(member.memberId, 'member.suspended')).toMatchObject([
    { actor_kind: 'staff', actor_id: staff.staffId, detail: { reason } },
  ])
  expect((await list(staff.cookie, { status: 'suspended' })).body.value.list).toMatchObject([
    { memberId: member.memberId },
  ])
})

test('lifting a suspension allows log-ins again; the old session stays ended', async () => {
  const { cookie } = await signInStaff(server, 'owner')
  const member = await registerMember(server)
  await change(cookie, member.memberId, 'suspend')
  expect((await change(cookie, member.memberId, 'restore')).body.value.status).toBe('active')
  expect((await logIn(server, member.account, member.password)).body.success).toBe(true)
  expect((await server.portal('GET', '/wps/member/info', { token: member.token })).status).toBe(401)
  expect(await auditOf(member.memberId, 'member.restored')).toHaveLength(1)
})

test('suspending twice, restoring an active one and unknown members are refused', async () => {
  const { cookie } = await signInStaff(server, 'risk')
  const member = await registerMember(server)
  expect(await change(cookie, member.memberId, 'restore')).toMatchObject({
    status: 409,
    body: { code: 'STATE_CONFLICT' },
  })
  await change(cookie, member.memberId, 'suspend')
  expect((await change(cookie, member.memberId, 'suspend')).status).toBe(409)
  expect(await change(cookie, 'mbr_nobody', 'suspend')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect((await change(cookie, member.memberId, 'restore', { reason: 'x' })).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'reason', key: 'validation.tooShort' }] },
  })
})

test('of ten concurrent suspensions of one member, one takes effect', async () => {
  const { cookie } = await signInStaff(server, 'risk')
  const member = await registerMember(server)
  const answers = await Promise.all(Array.from({ length: 10 }, () => change(cookie, member.memberId, 'suspend')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await auditOf(member.memberId, 'member.suspended')).toHaveLength(1)
})

test('[R6.13] support may read members but not lock them', async () => {
  const { cookie } = await signInStaff(server, 'support')
  const member = await registerMember(server)
  expect((await list(cookie)).status).toBe(200)
  expect(await change(cookie, member.memberId, 'suspend')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  expect((await server.portal('GET', '/wps/member/info', { token: member.token })).status).toBe(200)
})
