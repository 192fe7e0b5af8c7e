import { expect, test } from 'vitest'
import { registration } from '../../../../../test/members.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const path = '/staff/site/invitations'

const list = async (cookie: string) => (await server.console('GET', path, { cookie })).body.value
const add = (cookie: string, note: string) => server.console('POST', path, { cookie, body: { note } })
const close = (cookie: string, code: string) => server.console('POST', `${path}/${code}/close`, { cookie, body: {} })
const check = (code: string) =>
  server.portal('GET', '/wps/agent/affiliate', { query: { code, domain: 'localhost:8080' } })

test('an invitation code works, counts its registrations, and is refused once closed', async () => {
  const { cookie, username, staffId } = await signInStaff(server)
  const { code } = (await add(cookie, 'Hội chợ Huế')).body.value
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
  expect((await check(code)).body.success).toBe(true)
  const body = registration({ affiliateCode: code })
  await server.portal('PUT', '/wps/member/register', { body })
  expect(await list(cookie)).toMatchObject([
    { code, note: 'Hội chợ Huế', isOpen: true, usedCount: 1, createdBy: username },
  ])
  expect((await close(cookie, code)).body.value).toMatchObject({ isOpen: false, usedCount: 1 })
  expect((await close(cookie, code)).body.code).toBe('STATE_CONFLICT')
  expect((await check(code)).body.code).toBe('INVITATION_CODE_ERROR')
  const audit = await server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject', '=', code)
    .orderBy('at')
    .execute()
  expect(audit).toEqual([
    { action: 'invitation.created', actor_id: staffId },
    { action: 'invitation.closed', actor_id: staffId },
  ])
})

test('a code needs a note, and only the owner creates one', async () => {
  const owner = await signInStaff(server)
  expect((await add(owner.cookie, ' ')).body.code).toBe('VALIDATION')
  const reader = await signInStaff(server, 'readonly')
  expect((await add(reader.cookie, 'x')).status).toBe(403)
  expect((await close(reader.cookie, 'ABCDEFGHJK')).status).toBe(403)
  const support = await signInStaff(server, 'support')
  expect((await server.console('GET', path, { cookie: support.cookie })).status).toBe(403)
  expect((await close(owner.cookie, 'ABCDEFGHJK')).body.code).toBe('STATE_CONFLICT')
})
