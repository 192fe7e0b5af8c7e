import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { jobs, schedule } from '../../../jobs.ts'

const server = testServer()

const countTickets = async () => {
  const tables = ['live_tickets', 'staff_live_tickets'] as const
  const counts = tables.map((table) => server.db.selectFrom(table).select('ticket_hash').execute())
  return (await Promise.all(counts)).map((rows) => rows.length)
}

test('tickets that nobody used are forgotten once they ran out, those that still work stay', async () => {
  const { token } = await registerMember(server)
  const { cookie } = await signInStaff(server)
  const ask = async () => {
    await server.portal('POST', '/wps/live/ticket', { token })
    await server.console('POST', '/staff/live/ticket', { cookie, body: {} })
  }
  await ask()
  server.clock.advance(29_000)
  await ask()
  const run = () => jobs['remove-expired-tickets']?.(server.context, {})
  await run()
  expect(await countTickets()).toEqual([2, 2])
  server.clock.advance(1_000)
  await run()
  expect(await countTickets()).toEqual([1, 1])
  server.clock.advance(29_000)
  await run()
  await run()
  expect(await countTickets()).toEqual([0, 0])
})

test('the worker does so every ten minutes', () => {
  expect(schedule).toMatch(/^\*\/10 \* \* \* \* remove-expired-tickets /m)
})
