import { expect, test } from 'vitest'
import { logIn, registerMember } from '../../../../../test/members.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { transact } from '../../../../db/db.ts'
import { endSessions } from '../sessions/end-sessions.ts'

const server = testServer()

test('thirty wrong passwords at once: five are tried, the rest wait', async () => {
  const member = await registerMember(server)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => logIn(server, member.account, `wrong-${i}`)))
  const codes = answers.map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(5)
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(25)
})

test('two log-outs of one token at once end it once', async () => {
  const member = await registerMember(server)
  const logOut = () => server.portal('DELETE', '/wps/session/logout', { token: member.token })
  await Promise.all([logOut(), logOut(), logOut()])
  const rows = await server.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', member.memberId)
    .where('action', '=', 'member.logged-out')
    .execute()
  expect(rows).toHaveLength(1)
})

test('ending every session while the member logs in leaves none that began before', async () => {
  const member = await registerMember(server)
  const end = () => transact(server.db, (tx) => endSessions(tx, member.memberId, 'locked', server.clock.now()))
  await Promise.all([end(), logIn(server, member.account, member.password), end()])
  expect((await server.portal('GET', '/wps/member/info', { token: member.token })).status).toBe(401)
})
