import { afterAll, beforeAll, expect, test } from 'vitest'
import { LivePage } from '../../../../test/live-page.ts'
import { logIn, openTrial, registerMember } from '../../../../test/members.ts'
import { askDeposit, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { identityJobs } from '../../people/identity/index.ts'
import { startLive } from './start-live.ts'

const server = testServer()
let live: Awaited<ReturnType<typeof startLive>>

beforeAll(async () => {
  live = await startLive(server.context, server.portalApp.server)
  await server.portalApp.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => live.stop())

const ticketOf = async (token: string): Promise<string> =>
  (await server.portal('POST', '/wps/live/ticket', { token })).body.value.ticket
const pageOf = async (token: string) => LivePage.open(server, await ticketOf(token))

test('an open page hears that the balance changed, without the amount, and nobody else hears it', async () => {
  const member = await registerMember(server)
  const [page, stranger] = [await pageOf(member.token), await pageOf((await registerMember(server)).token)]
  await askDeposit(server, member.token, '50000.00')
  expect(await page.hear('balance.changed')).toEqual({ version: expect.any(Number) })
  await page.hear('deposit.changed')
  expect(stranger.heard).toEqual([])
  page.close()
  stranger.close()
})

test('an open page hears that a message came, without a word of it, and nobody else hears it', async () => {
  const member = await registerMember(server)
  const [page, stranger] = [await pageOf(member.token), await pageOf((await registerMember(server)).token)]
  await askDeposit(server, member.token, '50000.00')
  expect(await page.hear('inbox.changed')).toEqual({})
  expect(stranger.heard).toEqual([])
  for (const opened of [page, stranger]) opened.close()
})

test('held money is heard of with the version the page already has, and asking again shows that it is gone', async () => {
  const payee = await payeeWithBalance(server, '300000.00')
  const balance = async () => (await server.portal('GET', '/wps/v2/wallets/balance', { token: payee.token })).body.value
  const before = await balance()
  const page = await pageOf(payee.token)
  await submitWithdrawal(server, payee, '100000.00')
  expect(await page.hear('balance.changed')).toEqual({ version: before.version })
  const { version, ...held } = await balance()
  expect(version).toBe(before.version)
  expect(held).toMatchObject({ balance: '200000.00', frozen: '100000.00' })
  page.close()
})

test('logging out closes the pages of that session and leaves the other device alone', async () => {
  const member = await registerMember(server)
  const other = (await logIn(server, member.account, member.password)).body.value.token
  const [here, there] = [await pageOf(member.token), await pageOf(other)]
  await server.portal('DELETE', '/wps/session/logout', { token: member.token })
  expect(await here.hear('session.ended')).toEqual({ reason: 'logout' })
  await expect.poll(() => here.isOpen).toBe(false)
  await askDeposit(server, other, '50000.00')
  await there.hear('balance.changed')
  expect(there.heard.map(({ type }) => type)).not.toContain('session.ended')
  there.close()
})

test('a suspension closes every page of the member', async () => {
  const member = await registerMember(server)
  const other = (await logIn(server, member.account, member.password)).body.value.token
  const pages = [await pageOf(member.token), await pageOf(other)]
  const { cookie } = await signInStaff(server, 'risk')
  const body = { reason: 'multiple accounts' }
  await server.console('POST', `/staff/members/${member.memberId}/suspend`, { cookie, body })
  for (const page of pages) {
    expect(await page.hear('session.ended')).toEqual({ reason: 'locked' })
    await expect.poll(() => page.isOpen).toBe(false)
  }
})

test('a page hears when its session ran out', async () => {
  const idle = await registerMember(server)
  const page = await pageOf(idle.token)
  server.clock.advance(31 * 60_000)
  await identityJobs['remove-expired-sessions']?.(server.context, {})
  expect(await page.hear('session.ended')).toEqual({ reason: 'expired' })
})

test('[R4.6.07] a ticket is for who is logged in, works once, for 30 seconds, and only on the portal’s own pages', async () => {
  expect((await server.portal('POST', '/wps/live/ticket')).status).toBe(401)
  const { token } = await openTrial(server)
  const used = await ticketOf(token)
  ;(await LivePage.open(server, used)).close()
  await expect(LivePage.open(server, used)).rejects.toThrow('NOT_LOGGED_IN')
  await expect(LivePage.open(server, 'made-up')).rejects.toThrow('NOT_LOGGED_IN')
  await expect(LivePage.open(server, await ticketOf(token), 'https://evil.test')).rejects.toThrow()
  const late = await ticketOf(token)
  server.clock.advance(31_000)
  await expect(LivePage.open(server, late)).rejects.toThrow('NOT_LOGGED_IN')
})
