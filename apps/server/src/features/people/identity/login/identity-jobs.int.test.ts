import { expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../../test/members.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { identityJobs } from './identity-jobs.ts'

const server = testServer()
const hourMs = 60 * 60_000
const run = (name: string) => identityJobs[name]?.(server.context, {})

const memberRow = (memberId: string) =>
  server.db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
const sessionRows = (memberId: string) =>
  server.db.selectFrom('sessions').selectAll().where('member_id', '=', memberId).execute()

test('idle sessions are ended by the job, live ones are left', async () => {
  const idle = await registerMember(server)
  server.clock.advance(hourMs)
  const live = await registerMember(server)
  await run('remove-expired-sessions')
  await run('remove-expired-sessions')
  expect(await sessionRows(idle.memberId)).toMatchObject([{ end_reason: 'expired' }])
  expect(await sessionRows(live.memberId)).toMatchObject([{ end_reason: null }])
})

test('[A-17] a session in constant use ends by age, together with its open pages', async () => {
  const member = await registerMember(server)
  for (let i = 0; i < 48; i += 1) {
    server.clock.advance(hourMs / 4)
    await server.portal('GET', '/wps/member/info', { token: member.token })
  }
  await run('remove-expired-sessions')
  expect(await sessionRows(member.memberId)).toMatchObject([{ end_reason: 'expired' }])
})

test('sessions are forgotten 90 days after their end, tries after a day', async () => {
  const member = await registerMember(server)
  await server.portal('POST', '/wps/session/login', { body: { username: member.account, password: 'wrong' } })
  server.clock.advance(hourMs)
  await run('remove-expired-sessions')
  server.clock.advance(91 * 24 * hourMs)
  await run('remove-expired-sessions')
  expect(await sessionRows(member.memberId)).toEqual([])
  const key = `login:account:${member.account} 127.0.0.1`
  expect(await server.db.selectFrom('attempts').select('key').where('key', '=', key).execute()).toEqual([])
})

test('a trial account is closed and anonymised after 24 hours; its money stays in the ledger', async () => {
  const trial = await openTrial(server)
  server.clock.advance(23 * hourMs)
  await run('remove-trial-accounts')
  expect((await memberRow(trial.memberId)).status).toBe('active')
  server.clock.advance(hourMs)
  await run('remove-trial-accounts')
  await run('remove-trial-accounts')
  expect(await memberRow(trial.memberId)).toMatchObject({
    status: 'closed',
    account: `closed_${trial.memberId}`,
    nickname: '',
    last_login_ip: null,
    registered_ip: null,
  })
  expect(await sessionRows(trial.memberId)).toMatchObject([{ end_reason: 'expired', ip: '', user_agent: '' }])
  const closings = await server.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', trial.memberId)
    .where('action', '=', 'member.trial-closed')
    .execute()
  expect(closings).toHaveLength(1)
  const entries = await server.pool.query(
    "select balance from ledger.account_balances where owner_id = $1 and currency = 'FUN'",
    [trial.memberId],
  )
  expect(entries.rows).toEqual([{ balance: '1000000' }])
})
