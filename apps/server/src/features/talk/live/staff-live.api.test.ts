import type { StaffRole } from '@fairground/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LivePage } from '../../../../test/live-page.ts'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit, bankMethodId, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { cookieOf, logInStaff, signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { startLive } from './start-live.ts'
import { startStaffLive } from './start-staff-live.ts'

const server = testServer()
let stops: (() => Promise<void>)[]

beforeAll(async () => {
  const { context, portalApp, consoleApp } = server
  const lives = [await startLive(context, portalApp.server), await startStaffLive(context, consoleApp.server)]
  stops = lives.map((live) => () => live.stop())
  for (const app of [portalApp, consoleApp]) await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

const askTicket = (cookie?: string) => server.console('POST', '/staff/live/ticket', { cookie, body: {} })
const ticketOf = async (cookie: string): Promise<string> => (await askTicket(cookie)).body.value.ticket
const pageOf = async (cookie: string) => LivePage.openConsole(server, await ticketOf(cookie))
const pageOfRole = async (role: StaffRole) => pageOf((await signInStaff(server, role)).cookie)
const typesHeard = (page: LivePage) => page.heard.map(({ type }) => type)
/** A transfer that waits for its review: both queue and figures change. */
const sendTransfer = async () => {
  const { token } = await registerMember(server)
  const asked = await askDeposit(server, token, '100000.00', { methodId: bankMethodId })
  expect(asked.body.value.status).toBe('pending')
}
/** A transfer that every page has heard of, or never will: the last one opened has. */
const sendTransferToAll = async () => {
  const witness = await pageOfRole('owner')
  await sendTransfer()
  await witness.hear('deposits.changed')
  witness.close()
}

test('a deposit that arrives is heard of by those who may see the queue, and nothing about it travels', async () => {
  const [support, content] = [await pageOfRole('support'), await pageOfRole('content')]
  await sendTransferToAll()
  await support.hear('deposits.changed')
  await content.hear('dashboard.changed')
  expect(support.heard).toContainEqual({ type: 'deposits.changed', value: undefined })
  const others = typesHeard(content).filter((type) => type !== 'dashboard.changed' && type !== 'tables.changed')
  expect(others).toEqual([])
  for (const page of [support, content]) page.close()
})

test('a withdrawal is heard of in its own queue', async () => {
  const payee = await payeeWithBalance(server)
  const page = await pageOfRole('finance')
  await submitWithdrawal(server, payee, '50000.00')
  await page.hear('withdrawals.changed')
  page.close()
})

test('who loses a permission hears no more of it, on the page that is open', async () => {
  const staff = await signInStaff(server, 'finance')
  const page = await pageOf(staff.cookie)
  await server.db.updateTable('operators').set({ role: 'content' }).where('id', '=', staff.staffId).execute()
  await sendTransferToAll()
  expect(typesHeard(page)).not.toContain('deposits.changed')
  expect(page.isOpen).toBe(true)
  page.close()
})

test.each(['signs out', 'is disabled', 'was away for half an hour'])(
  'the page of someone who %s closes unheard',
  async (fate) => {
    const staff = await signInStaff(server, 'owner')
    const page = await pageOf(staff.cookie)
    if (fate === 'signs out') await server.console('DELETE', '/staff/session', { cookie: staff.cookie })
    if (fate === 'is disabled')
      await server.db.updateTable('operators').set({ status: 'disabled' }).where('id', '=', staff.staffId).execute()
    if (fate === 'was away for half an hour') server.clock.advance(30 * 60_000)
    const heardCount = page.heard.length
    await sendTransferToAll()
    await expect.poll(() => page.isOpen).toBe(false)
    expect(page.heard).toHaveLength(heardCount)
  },
)

test('signing out of one device leaves the page of the other open', async () => {
  const staff = await signInStaff(server, 'owner')
  const other = cookieOf(await logInStaff(server, staff.username, staff.password))
  const page = await pageOf(other)
  await server.console('DELETE', '/staff/session', { cookie: staff.cookie })
  await sendTransferToAll()
  await page.hear('deposits.changed')
  expect(page.isOpen).toBe(true)
  page.close()
})

test('a ticket works once, for 30 seconds, and only on the console’s own pages', async () => {
  const { cookie } = await signInStaff(server, 'owner')
  const used = await ticketOf(cookie)
  ;(await LivePage.openConsole(server, used)).close()
  for (const ticket of [used, 'made-up', ''])
    await expect(LivePage.openConsole(server, ticket)).rejects.toThrow('NOT_LOGGED_IN')
  await expect(LivePage.openConsole(server, await ticketOf(cookie), 'https://evil.test')).rejects.toThrow()
  await expect(LivePage.openConsole(server, await ticketOf(cookie), server.context.config.portalUrl)).rejects.toThrow()
  const late = await ticketOf(cookie)
  server.clock.advance(31_000)
  await expect(LivePage.openConsole(server, late)).rejects.toThrow('NOT_LOGGED_IN')
})

test('a player’s ticket opens nothing at the console, a staff ticket nothing at the portal', async () => {
  const { token } = await registerMember(server)
  const ofPlayer = (await server.portal('POST', '/wps/live/ticket', { token })).body.value.ticket
  await expect(LivePage.openConsole(server, ofPlayer)).rejects.toThrow('NOT_LOGGED_IN')
  const { cookie } = await signInStaff(server, 'owner')
  await expect(LivePage.open(server, await ticketOf(cookie))).rejects.toThrow('NOT_LOGGED_IN')
})

test('a ticket of a session that ended meanwhile opens nothing, and none is given without a session', async () => {
  const { cookie } = await signInStaff(server, 'owner')
  const ticket = await ticketOf(cookie)
  await server.console('DELETE', '/staff/session', { cookie })
  await expect(LivePage.openConsole(server, ticket)).rejects.toThrow('NOT_LOGGED_IN')
  expect((await askTicket(cookie)).status).toBe(401)
  expect((await askTicket()).status).toBe(401)
})

test('who still has to choose a password gets no ticket, and with an earlier one no page', async () => {
  const staff = await signInStaff(server, 'owner')
  const ticket = await ticketOf(staff.cookie)
  await server.db.updateTable('operators').set({ must_change_password: true }).where('id', '=', staff.staffId).execute()
  expect(await askTicket(staff.cookie)).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } })
  await expect(LivePage.openConsole(server, ticket)).rejects.toThrow('NOT_LOGGED_IN')
})

test('after the server lost its own line to the database, every page is told to ask for everything again', async () => {
  const page = await pageOfRole('owner')
  const owner = new pg.Client(server.context.config.databaseUrl)
  await owner.connect()
  await owner.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairground-live'")
  await owner.end()
  for (const type of ['withdrawals.changed', 'deposits.changed', 'dashboard.changed', 'tables.changed'])
    await page.hear(type)
  page.close()
})

test('only the hash of a ticket is stored', async () => {
  const { cookie } = await signInStaff(server, 'owner')
  const ticket = await ticketOf(cookie)
  const rows = await server.db.selectFrom('staff_live_tickets').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(ticket)
})
