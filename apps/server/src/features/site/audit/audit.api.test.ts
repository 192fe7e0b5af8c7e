import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

const audit = (cookie: string | undefined, query: Record<string, string> = {}) =>
  server.console('GET', '/staff/audit', { cookie, query })
const suspend = (cookie: string, memberId: string) =>
  server.console('POST', `/staff/members/${memberId}/suspend`, { cookie, body: { reason: 'multiple accounts' } })

test('[R6.13] who did what to whom, when, why and from where is found in the audit log', async () => {
  const staff = await signInStaff(server, 'owner')
  const member = await registerMember(server)
  await suspend(staff.cookie, member.memberId)
  const answer = await audit(staff.cookie, { subject: member.memberId })
  expect(answer.body.value.total).toBe(3)
  expect(answer.body.value.list[0]).toEqual({
    id: expect.stringMatching(/^aud_/),
    at: expect.any(String),
    actorKind: 'staff',
    actor: staff.username,
    action: 'member.suspended',
    subject: member.memberId,
    subjectName: member.account,
    ip: '127.0.0.1',
    requestId: expect.any(String),
    detail: { reason: 'multiple accounts' },
  })
  expect(answer.body.value.list[1]).toMatchObject({
    actorKind: 'member',
    actor: member.account,
    action: 'member.logged-in',
  })
})

test('the log is searched by action, by whoever acted, and read page by page', async () => {
  const staff = await signInStaff(server, 'risk')
  const members = [await registerMember(server), await registerMember(server)]
  for (const { memberId } of members) await suspend(staff.cookie, memberId)
  const byName = await audit(staff.cookie, { actor: staff.username, action: 'member.suspended' })
  expect(byName.body.value.list.map(({ subject }: { subject: string }) => subject)).toEqual(
    members.map(({ memberId }) => memberId).reverse(),
  )
  expect((await audit(staff.cookie, { actor: staff.staffId, action: 'member.suspended' })).body.value.total).toBe(2)
  const second = await audit(staff.cookie, {
    actor: staff.username,
    action: 'member.suspended',
    pageNo: '2',
    pageSize: '1',
  })
  expect(second.body.value).toMatchObject({
    total: 2,
    pageNo: 2,
    pageSize: 1,
    list: [{ subject: members[0]?.memberId }],
  })
  expect(byName.body.value.actions).toEqual(
    expect.arrayContaining(['member.registered', 'member.suspended', 'staff.logged-in']),
  )
})

test('only roles with the permission read the log, and nobody without a session', async () => {
  expect((await audit((await signInStaff(server, 'readonly')).cookie)).status).toBe(200)
  for (const role of ['finance', 'support', 'content'] as const) {
    expect(await audit((await signInStaff(server, role)).cookie)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
  }
  expect((await audit(undefined)).status).toBe(401)
})

test.each([
  ['pageSize', '101'],
  ['pageNo', '0'],
  ['pageSize', 'ten'],
])('the page with %s %s is refused as input', async (field, value) => {
  const staff = await signInStaff(server, 'owner')
  expect((await audit(staff.cookie, { [field]: value })).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field }] },
  })
})

test.each(["'; drop table audit_log; --", '{"$gt":""}', '%'])(
  'the filter %s finds nothing and harms nothing',
  async (text) => {
    const staff = await signInStaff(server, 'owner')
    for (const filter of ['action', 'actor', 'subject']) {
      expect((await audit(staff.cookie, { [filter]: text })).body.value.list).toEqual([])
    }
    expect((await audit(staff.cookie)).body.value.total).toBeGreaterThan(0)
  },
)

test.each(['update audit_log set action = action', 'delete from audit_log', 'truncate audit_log'])(
  'the server itself cannot run: %s',
  async (statement) => {
    await expect(server.pool.query(statement)).rejects.toThrow(/permission denied/)
  },
)

test('the log is read by days of the site, and a subject is found by its name', async () => {
  const staff = await signInStaff(server, 'risk')
  const member = await registerMember(server)
  await suspend(staff.cookie, member.memberId)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: server.context.config.timeZone }).format(
    server.clock.now(),
  )
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const countOf = async (days: { from?: string; to?: string }) =>
    (await audit(staff.cookie, { subject: member.account, ...days })).body.value.total
  const all = await countOf({})
  expect(all).toBeGreaterThan(1)
  expect(await countOf({ from: today, to: today })).toBe(all)
  expect(await countOf({ from: tomorrow })).toBe(0)
  expect(await countOf({ to: '2020-01-31' })).toBe(0)
  expect((await audit(staff.cookie, { from: '2026-02-30' })).body.code).toBe('VALIDATION')
})
