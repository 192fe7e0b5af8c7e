import { expect, test } from 'vitest'
import { logIn, newUsername, openTrial, registerMember } from '../../../../../test/members.ts'
import { newMobile } from '../../../../../test/outbox.ts'
import { signInStaff, type TestStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { indexSealedDetails } from './index-sealed-details.ts'

const server = testServer()
const reason = 'asked on the telephone'
const hourMs = 60 * 60_000

type By = Pick<TestStaff, 'cookie'>
const act = ({ cookie }: By, memberId: string, what: string, fields: object = {}) =>
  server.console('POST', `/staff/members/${memberId}/${what}`, { cookie, body: { reason, ...fields } })
const profile = ({ cookie }: By, memberId: string) =>
  server.console('GET', `/staff/members/${memberId}/profile`, { cookie })
const find = ({ cookie }: By, by: string, value: string) =>
  server.console('POST', '/staff/members/find', { cookie, body: { by, value } })
const open = ({ cookie }: By, fields: object) =>
  server.console('POST', '/staff/members', { cookie, body: { username: newUsername(), type: 0, ...fields } })
const info = (token: string) => server.portal('GET', '/wps/member/info', { token })
const auditOf = (subject: string, action: string) =>
  server.db.selectFrom('audit_log').selectAll().where('subject', '=', subject).where('action', '=', action).execute()
const idsOf = (answer: { body: { value: { memberId: string }[] } }) => answer.body.value.map(({ memberId }) => memberId)

/** Turns fields of the form on, so that a registration keeps them. */
async function askFor(...fields: string[]) {
  const { cookie } = await signInStaff(server)
  const { body } = await server.console('GET', '/staff/site/registration', { cookie })
  const on = fields.map((field) => [field, { ...body.value.fields[field], enabled: true }])
  const change = { fields: Object.fromEntries(on), minAge: 18, revision: body.value.revision }
  expect((await server.console('PUT', '/staff/site/registration', { cookie, body: change })).body.success).toBe(true)
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** A name that nobody else has: letters in the place of a username's digits. */
const newPersonName = () => `Nguyen Van An${newUsername().replace(/\d/g, (digit) => letters[Number(digit)] ?? '')}`

async function known() {
  await askFor('mobileNum', 'email', 'payeeName', 'address')
  const number = `0912${newMobile().slice(4)}`
  const email = `An.Nguyen+${number}@Example.com`
  const payeeName = newPersonName()
  const details = { mobileNum: number, countryDialingCode: '84', email, address: '12 Hang Gai' }
  const member = await registerMember(server, { payeeName, ...details })
  return { ...member, number, email, payeeName }
}

test('[R3.004] a profile shows that a detail is there, and never the detail itself', async () => {
  const support = await signInStaff(server, 'support')
  const member = await known()
  const { body } = await profile(support, member.memberId)
  expect(body.value.details).toEqual([
    { field: 'payeeName', masked: 'N*** V*** A***' },
    { field: 'email', masked: 'A***@example.com' },
    { field: 'mobileNum', masked: `+84****${member.number.slice(-3)}` },
    { field: 'address', masked: '1***' },
  ])
  expect(body.value.security).toMatchObject({ hasAuthenticator: false, passkeyCount: 0, deviceCount: 1 })
  for (const secret of [member.number.slice(1), 'Hang Gai', 'Nguyen'])
    expect(JSON.stringify(body)).not.toContain(secret)
  expect((await profile(support, 'mbr_nobody')).status).toBe(404)
})

test('a member is found by full number, address or name in any format, not by a part', async () => {
  const support = await signInStaff(server, 'support')
  const member = await known()
  const spaced = `+84 ${member.number.slice(1, 4)} ${member.number.slice(4)}`
  const ways: [string, string][] = [
    ['mobile', member.number],
    ['mobile', spaced],
    ['email', member.email.toLowerCase()],
    ['payeeName', member.payeeName.toUpperCase()],
    ['payeeName', member.payeeName.replace('Nguyen', 'Nguyễn')],
  ]
  for (const [by, value] of ways) expect(idsOf(await find(support, by, value))).toContain(member.memberId)
  expect(idsOf(await find(support, 'payeeName', 'Nguyen'))).toEqual([])
  expect(idsOf(await find(support, 'email', 'nguyen@example.com'))).toEqual([])
  expect((await find(support, 'mobile', '12')).body.code).toBe('VALIDATION')
})

test('look-ups are audited without their search term; enumerating is blocked', async () => {
  const support = await signInStaff(server, 'support')
  const member = await known()
  await find(support, 'mobile', member.number)
  const rows = (await auditOf('mobile', 'member.looked-up')).filter(({ actor_id }) => actor_id === support.staffId)
  expect(rows).toMatchObject([{ detail: { found: [member.memberId] } }])
  expect(JSON.stringify(rows)).not.toContain(member.number.slice(1))
  for (let i = 0; i < 39; i += 1) await find(support, 'mobile', newMobile())
  expect((await find(support, 'mobile', member.number)).status).toBe(429)
})

test('names and addresses sealed before the index existed are found after the job', async () => {
  const support = await signInStaff(server, 'support')
  const member = await known()
  await server.db.updateTable('members').set({ payee_name_key: null }).where('id', '=', member.memberId).execute()
  const details = server.db.updateTable('member_details').set({ blind_index: null })
  await details.where('member_id', '=', member.memberId).where('field', '=', 'email').execute()
  expect(idsOf(await find(support, 'payeeName', member.payeeName))).not.toContain(member.memberId)
  await indexSealedDetails(server.context)
  for (const [by, value] of [
    ['payeeName', member.payeeName],
    ['email', member.email],
  ] as const)
    expect(idsOf(await find(support, by, value))).toContain(member.memberId)
})

test('members are listed by referrer and by invitation code', async () => {
  const { cookie } = await signInStaff(server, 'readonly')
  const upline = await registerMember(server)
  const { referralCode } = (await info(upline.token)).body.value
  const invited = await registerMember(server, { referralCode })
  const list = (query: Record<string, string>) => server.console('GET', '/staff/members', { cookie, query })
  expect((await list({ upline: upline.account.toUpperCase() })).body.value.list).toMatchObject([
    { memberId: invited.memberId },
  ])
  expect((await list({ upline: 'NOSUCHCODE' })).body.value.total).toBe(0)
  expect((await profile({ cookie }, invited.memberId)).body.value.recommender).toEqual({
    memberId: upline.memberId,
    account: upline.account,
  })
})

test('authorised staff see a detail in full for a recorded reason; each view is audited', async () => {
  const risk = await signInStaff(server, 'risk')
  const member = await known()
  const shown = await act(risk, member.memberId, 'reveal', { field: 'mobileNum' })
  expect(shown.body.value).toEqual({ field: 'mobileNum', value: `+84${member.number.slice(1)}`, shownSeconds: 30 })
  expect(await auditOf(member.memberId, 'member.detail-revealed')).toMatchObject([
    { actor_id: risk.staffId, detail: { reason, field: 'mobileNum' } },
  ])
  expect((await act(risk, member.memberId, 'reveal', { field: 'idNumber' })).status).toBe(404)
  expect((await act(risk, member.memberId, 'reveal', { field: 'mobileNum', reason: 'x' })).body.code).toBe('VALIDATION')
  expect((await act(risk, member.memberId, 'reveal', { field: 'password_hash' })).body.code).toBe('VALIDATION')
  for (let i = 0; i < 18; i += 1) await act(risk, member.memberId, 'reveal', { field: 'mobileNum' })
  expect((await act(risk, member.memberId, 'reveal', { field: 'mobileNum' })).status).toBe(429)
})

test('[R4.3.08] [R9.12] after a staff reset a new password must be set before anything else works', async () => {
  const risk = await signInStaff(server, 'risk')
  const member = await registerMember(server)
  for (let i = 0; i < 10; i += 1) await logIn(server, member.account, `wrong-${i}`)
  const { password } = (await act(risk, member.memberId, 'password/reset')).body.value
  expect((await info(member.token)).status).toBe(401)
  expect((await logIn(server, member.account, member.password)).body.code).toBe('BAD_CREDENTIALS')
  const entered = await logIn(server, member.account, password)
  expect(entered.body.value).toMatchObject({ defaultPassword: true })
  const { token } = entered.body.value
  const refused = await server.portal('GET', '/wps/member/security', { token })
  expect(refused).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } })
  const body = { oldPassword: password, newPassword: 'Harbour-93-kite', confirmNewPassword: 'Harbour-93-kite' }
  const changed = await server.portal('POST', '/wps/member/password', { token, body })
  expect(changed.body.value).toMatchObject({ defaultPassword: false })
  const again = await logIn(server, member.account, 'Harbour-93-kite')
  expect(again.body.value).toMatchObject({ defaultPassword: false })
  expect(await auditOf(member.memberId, 'member.password-reset-by-staff')).toMatchObject([{ detail: { reason } }])
})

test('an initial password expires after three days and then answers like a wrong one', async () => {
  const risk = await signInStaff(server, 'risk')
  const member = await registerMember(server)
  const { password, validUntil } = (await act(risk, member.memberId, 'password/reset')).body.value
  expect((await profile(risk, member.memberId)).body.value.initialPasswordUntil).toBe(validUntil)
  server.clock.advance(72 * hourMs)
  expect((await logIn(server, member.account, password)).body.code).toBe('BAD_CREDENTIALS')
})

test('one device is signed out and the others stay; other members’ sessions are unreachable', async () => {
  const risk = await signInStaff(server, 'risk')
  const [member, stranger] = [await registerMember(server), await registerMember(server)]
  const second = (await logIn(server, member.account, member.password)).body.value.token
  const { body } = await server.console('GET', `/staff/members/${member.memberId}/access`, { cookie: risk.cookie })
  const oldest = body.value.devices.at(-1).sessionId
  expect((await act(risk, stranger.memberId, `sessions/${oldest}/end`)).status).toBe(404)
  expect((await act(risk, member.memberId, `sessions/${oldest}/end`)).body.success).toBe(true)
  expect([(await info(member.token)).status, (await info(second)).status]).toEqual([401, 200])
  expect(await auditOf(member.memberId, 'member.session-ended-by-staff')).toHaveLength(1)
})

test('a lock after wrong passwords is lifted with a reason; without a lock there is nothing to lift', async () => {
  const risk = await signInStaff(server, 'risk')
  const member = await registerMember(server)
  expect((await act(risk, member.memberId, 'unlock')).status).toBe(409)
  for (let i = 0; i < 10; i += 1) await logIn(server, member.account, `wrong-${i}`)
  expect((await logIn(server, member.account, member.password)).status).toBe(429)
  expect((await act(risk, member.memberId, 'unlock')).body.value.status).toBe('active')
  expect((await logIn(server, member.account, member.password)).body.success).toBe(true)
  expect(await auditOf(member.memberId, 'member.unlocked')).toHaveLength(1)
})

test('[R4.3.08] an account opened by staff has an initial password, a wallet and the requested type', async () => {
  const support = await signInStaff(server, 'support')
  const opened = (await open(support, { payeeName: 'Tran Thi Be', type: 1 })).body.value
  const entered = await logIn(server, opened.account, opened.password)
  expect(entered.body.value).toMatchObject({ firstTimeLogin: true, defaultPassword: true })
  const { cookie } = support
  const query = { query: opened.memberId }
  expect((await server.console('GET', '/staff/members', { cookie, query })).body.value.list).toMatchObject([
    { account: opened.account, type: 1, balance: '0.00' },
  ])
  expect(idsOf(await find(support, 'payeeName', 'TRAN THI BE'))).toEqual([opened.memberId])
  expect(await auditOf(opened.memberId, 'member.opened-by-staff')).toMatchObject([{ actor_id: support.staffId }])
})

test.each([
  ['a reserved name', { username: 'admin' }, 'VALIDATION'],
  ['a name against the rules', { username: '1x' }, 'VALIDATION'],
  ['a trial', { type: 4 }, 'VALIDATION'],
  ['the house itself', { type: 9 }, 'VALIDATION'],
])('%s is not opened', async (_title, fields, code) => {
  expect((await open(await signInStaff(server), fields)).body.code).toBe(code)
})

test('a taken name cannot be opened again, in any letter case', async () => {
  const { account } = await registerMember(server)
  const answer = await open(await signInStaff(server), { username: account.toUpperCase() })
  expect(answer.body).toMatchObject({ code: 'USERNAME_TAKEN', value: { errors: [{ field: 'username' }] } })
})

test('notes are kept with author and time, newest first, and nobody rewrites them', async () => {
  const support = await signInStaff(server, 'support')
  const { memberId } = await registerMember(server)
  const path = `/staff/members/${memberId}/notes`
  for (const body of ['called about a payout', '<b>calls</b> again'])
    expect((await server.console('POST', path, { cookie: support.cookie, body: { body } })).body.success).toBe(true)
  const { value } = (await server.console('GET', path, { cookie: support.cookie })).body
  expect(value).toMatchObject({ total: 2, list: [{ body: '<b>calls</b> again', author: support.username }, {}] })
  await expect(server.db.deleteFrom('member_notes').execute()).rejects.toThrow(/permission denied/)
  await expect(server.db.updateTable('member_notes').set({ body: 'x' }).execute()).rejects.toThrow(/permission denied/)
  expect(await auditOf(memberId, 'member.note-added')).toHaveLength(2)
  const readonly = await signInStaff(server, 'readonly')
  expect((await server.console('POST', path, { cookie: readonly.cookie, body: { body: 'x' } })).status).toBe(403)
})

test('a trial’s password and second step cannot be reset', async () => {
  const risk = await signInStaff(server, 'risk')
  const { memberId } = await openTrial(server)
  for (const what of ['password/reset', 'second-step/reset']) expect((await act(risk, memberId, what)).status).toBe(409)
  for (const what of ['password/reset', 'second-step/reset', 'unlock'])
    expect((await act(risk, 'mbr_nobody', what)).status).toBe(404)
})

test('[A-60] support, finance and readers can neither take over an account nor see sealed data', async () => {
  const member = await known()
  for (const role of ['support', 'finance', 'readonly', 'content'] as const) {
    const attacker = await signInStaff(server, role)
    for (const what of ['password/reset', 'second-step/reset', 'unlock', 'sessions/sst_any/end'])
      expect((await act(attacker, member.memberId, what)).status).toBe(403)
    expect((await act(attacker, member.memberId, 'reveal', { field: 'mobileNum' })).status).toBe(403)
  }
  const content = await signInStaff(server, 'content')
  expect((await profile(content, member.memberId)).status).toBe(403)
  expect((await find(content, 'mobile', member.number)).status).toBe(403)
  expect((await open(await signInStaff(server, 'risk'), {})).status).toBe(403)
  expect((await info(member.token)).status).toBe(200)
})
