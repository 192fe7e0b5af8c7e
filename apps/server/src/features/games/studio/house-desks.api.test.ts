import type { VendorDeskActs } from '@fairground/contract/psw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { launchOrigin, TestVendor } from '../../../../test/test-vendor.ts'
import { tableActJobs } from './index.ts'

const server = testServer({ SPORTS_URL: launchOrigin, SPORTS_PSW_SECRET: 'the sportsbook signs by its own' })
const sportsbook = new TestVendor('sportsbook')
beforeAll(() => sportsbook.start(server))
afterAll(() => sportsbook.stop())

const address = `${launchOrigin}/desk/sports?ticket=t`
const openAs = async (role: Parameters<typeof signInStaff>[1], path = '/staff/sports/desk') => {
  const { cookie, staffId } = await signInStaff(server, role)
  return { staffId, answer: (await server.console('POST', path, { cookie, body: { language: 'vi' } })).body }
}

test('the trading desk is opened for one person with the rights of their role, and the audit knows', async () => {
  sportsbook.tells.set('/desk/tickets', { url: address })
  const { staffId, answer } = await openAs('risk')
  expect(answer.value.url).toBe(address)
  const asked = sportsbook.heard.filter(({ path }) => path === '/desk/tickets').map(({ body }) => body)
  expect(asked).toMatchObject([
    { staffId, rights: ['run', 'supervise'], language: 'vi', framedBy: server.context.config.consoleUrl },
  ])
  expect(await auditOf(server, 'sportsbook')).toContain('sports.desk-opened')
  for (const role of ['finance', 'content', 'support', 'readonly'] as const)
    expect((await openAs(role)).answer.code).toBe('FORBIDDEN')
  // No lottery is set up here.
  expect((await openAs('risk', '/staff/lottery/desk')).answer.code).toBe('GAME_UNAVAILABLE')
})

test('what was done there comes to the audit log, by its league and with its match', async () => {
  const page: VendorDeskActs = {
    acts: [
      {
        ...{ actId: 'act_1', tableId: 'aure-1', sharedRoundId: 'mtc_1', staffId: 'stf_ha', act: 'stop-match' },
        ...{ facts: { match: 'A – B', result: 'done' }, at: '2026-11-30T10:00:00.000Z' },
      },
    ],
    ...{ nextCursor: '7-1', hasMore: false },
  }
  sportsbook.tells.set('/desk/acts?cursor=', page)
  await tableActJobs['take-over-desk-acts']?.(server.context, {})
  expect(await auditOf(server, 'aure-1')).toEqual(['desk.stop-match'])
})

test('the console may frame the desk', async () => {
  const { headers } = await server.consoleApp.inject({ method: 'GET', url: '/' })
  const policy = String(headers['content-security-policy'])
  expect(policy.split(';').find((part) => part.startsWith('frame-src'))).toContain(launchOrigin)
})
