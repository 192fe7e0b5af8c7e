import { text } from '@fairground/i18n/texts'
import { expect, test } from 'vitest'
import { bindAuthenticator } from '../../../../../test/authenticator.ts'
import { logIn, registerMember } from '../../../../../test/members.ts'
import { bindMobile, sentTo } from '../../../../../test/outbox.ts'
import { puppetOf, signInStaff, type TestStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const reason = 'showed the passport on a video call'
const dayMs = 24 * 60 * 60_000

type By = Pick<TestStaff, 'cookie'>
const call = ({ cookie }: By, memberId: string, what = '') =>
  server.console('POST', `/staff/members/${memberId}/second-step/reset${what}`, {
    cookie,
    body: what === '' ? { reason } : {},
  })
const profile = async ({ cookie }: By, memberId: string) =>
  (await server.console('GET', `/staff/members/${memberId}/profile`, { cookie })).body.value
const waiting = async ({ cookie }: By) => {
  const { body } = await server.console('GET', '/staff/members', { cookie, query: { status: 'resetAsked' } })
  return body.value.list.map(({ memberId }: { memberId: string }) => memberId)
}
const info = (token: string) => server.portal('GET', '/wps/member/info', { token })
const auditOf = async (subject: string) => {
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject', '=', subject)
    .where('action', 'like', 'member.second-step-reset%')
    .orderBy('at')
    .execute()
  return rows.map(({ actor_id, action, detail }) => [actor_id, action.replace('member.second-step-reset', ''), detail])
}

async function guarded() {
  const member = await registerMember(server)
  const mobile = await bindMobile(server, member)
  await bindAuthenticator(server, member)
  return { ...member, mobile }
}

test('[A-24] two people remove a lost second step: every session ends, and the member is notified', async () => {
  const [first, second] = [await signInStaff(server, 'risk'), await signInStaff(server, 'owner')]
  const member = await guarded()
  const asked = await call(first, member.memberId)
  expect(asked.body.value).toMatchObject({
    secondStepReset: { reason, askedBy: first.username, allowed: ['withdraw'] },
    security: { hasAuthenticator: true },
  })
  expect((await logIn(server, member.account, member.password)).body.code).toBe('NEED_VERIFY')
  expect((await info(member.token)).status).toBe(200)
  expect(await sentTo(server, member.mobile)).toHaveLength(2)

  expect((await call(first, member.memberId, '/confirm')).body.code).toBe('FOUR_EYES')
  const puppet = await puppetOf(server, first.cookie)
  expect((await call(puppet, member.memberId, '/confirm')).body.code).toBe('FOUR_EYES')
  expect(await waiting(second)).toContain(member.memberId)
  expect((await profile(second, member.memberId)).secondStepReset.allowed).toEqual(['confirm', 'withdraw'])
  const confirmed = await call(second, member.memberId, '/confirm')
  expect(confirmed.body.value.security).toMatchObject({
    hasAuthenticator: false,
    passkeyCount: 0,
    recoveryCodesLeft: 0,
  })
  expect(confirmed.body.value.secondStepReset).toBeUndefined()
  expect((await info(member.token)).status).toBe(401)
  expect((await logIn(server, member.account, member.password)).body.success).toBe(true)
  expect((await sentTo(server, member.mobile)).at(-1)?.text).toBe(
    text('messages:second-step-reset.sms', { account: member.account }, 'en'),
  )
  expect(await auditOf(member.memberId)).toEqual([
    [first.staffId, '-asked', { reason }],
    [second.staffId, '', { reason, askedBy: first.username }],
  ])
  expect(await waiting(second)).not.toContain(member.memberId)
})

test('a withdrawn, refused or day-old request removes nothing and can be made again', async () => {
  const [first, second] = [await signInStaff(server, 'risk'), await signInStaff(server, 'risk')]
  const { memberId } = await guarded()
  for (const by of [first, second]) {
    expect((await call(first, memberId)).body.success).toBe(true)
    expect((await call(second, memberId)).status).toBe(409)
    expect((await call(by, memberId, '/withdraw')).body.value.secondStepReset).toBeUndefined()
    expect((await call(second, memberId, '/confirm')).status).toBe(409)
  }
  await call(first, memberId)
  server.clock.advance(dayMs)
  const [later, other] = [await signInStaff(server, 'risk'), await signInStaff(server, 'risk')]
  expect((await call(other, memberId, '/confirm')).status).toBe(409)
  expect((await call(other, memberId, '/withdraw')).status).toBe(409)
  expect(await waiting(other)).not.toContain(memberId)
  expect((await call(later, memberId)).body.success).toBe(true)
  expect((await call(other, memberId, '/confirm')).body.success).toBe(true)
})

test('two people confirm at once: it is taken off once', async () => {
  const asking = await signInStaff(server, 'risk')
  const people = [await signInStaff(server, 'risk'), await signInStaff(server, 'owner')]
  const { memberId } = await guarded()
  await call(asking, memberId)
  const answers = await Promise.all(people.map((by) => call(by, memberId, '/confirm')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await auditOf(memberId)).filter(([, action]) => action === '')).toHaveLength(1)
})

test('without a second step there is nothing to ask for, and who may not recover members neither asks nor confirms', async () => {
  const risk = await signInStaff(server, 'risk')
  expect((await call(risk, (await registerMember(server)).memberId)).status).toBe(409)
  const { memberId } = await guarded()
  await call(risk, memberId)
  const support = await signInStaff(server, 'support')
  for (const what of ['', '/confirm', '/withdraw']) expect((await call(support, memberId, what)).status).toBe(403)
  expect((await profile(support, memberId)).secondStepReset.allowed).toEqual([])
  for (const what of ['', '/confirm', '/withdraw']) expect((await call(risk, 'mbr_nobody', what)).status).toBe(404)
})
