import { addDays } from '@fairground/contract/site-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { brokenInvariants } from '../../../../test/money.ts'
import { newRoundId, newTransactionId, seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { closeReportDays } from './close-report-days.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const hourMs = 3_600_000
const report = async (from: string, to = from, role: 'readonly' | 'support' = 'readonly') => {
  const { cookie } = await signInStaff(server, role)
  return server.console('GET', '/staff/reports/protection', { cookie, query: { from, to } })
}

test('[R-88] limits, breaks and exclusions are counted by day, and a day without any is there', async () => {
  const [one, other, third] = [await registerMember(server), await registerMember(server), await registerMember(server)]
  const place = { kind: 'loss', period: 'week' }
  const set = (max: string) => server.portal('PUT', '/wps/member/limits', { token: one.token, body: { ...place, max } })
  for (const max of ['500.00', '300.00', '800.00']) await set(max)
  await server.portal('POST', '/wps/member/limits/break', { token: other.token, body: { length: '7d' } })
  await server.portal('POST', '/wps/member/selfExclusion', { token: third.token, body: { length: '6M' } })
  const today = siteDay(server.context)
  const { body } = await report(addDays(today, -1), today)
  expect(body.value.days).toMatchObject([
    { day: addDays(today, -1), lowered: 0, breaks: 0, isQuiet: false },
    { day: today, lowered: 2, raised: 0, breaks: 1, exclusions: 1, reopened: 0, isQuiet: false },
  ])
  expect(body.value).toMatchObject({
    total: { lowered: 2, raised: 0, breaks: 1, exclusions: 1, reopened: 0 },
    now: { limited: 1, onBreak: 1, excluded: 1 },
  })
  expect((await report(today, today, 'support')).status).toBe(403)
})

test('[R-58] [R-88] funds in rounds that are open when a day ends stay as they were, and are what the ledger took for them; a counted day with nothing says so', async () => {
  const player = await seatPlayer(server, vendor)
  const day = siteDay(server.context)
  const [left, late, ended] = [newRoundId(), newRoundId(), newRoundId()]
  const raise = newTransactionId()
  await player.bet({ roundId: left, amount: '3000' })
  await player.bet({ roundId: left, amount: '2000', transactionId: raise })
  await player.rollback({ roundId: left, originalTransactionId: raise })
  await player.bet({ roundId: late, amount: '5000' })
  await player.bet({ roundId: ended, amount: '7000' })
  await player.win({ roundId: ended, amount: '1000', roundClosed: true })
  const { rows } = await server.pool.query(
    `select sum(case kind when 'bet' then amount when 'reversal' then -amount end)::bigint as funds
     from ledger.transfer_sides where code is null and reference = any($1)`,
    [[left, late].map((roundId) => `${vendor.vendorId}:${roundId}`)],
  )
  expect(rows[0].funds).toBe('8000')
  const open = { rounds: 2, funds: '80.00' }
  expect((await report(day)).body.value.openNow).toMatchObject([{ vendorId: vendor.vendorId, ...open }])
  const midnight = new Date(`${addDays(day, 1)}T00:00:00+07:00`).getTime()
  server.clock.advance(midnight - server.clock.now().getTime() + 2 * hourMs)
  const { playerId } = player
  const win = { playerId, gameId: testGames.single, transactionId: newTransactionId(), currency: 'VND' }
  const nowMs = server.clock.now().getTime()
  const paid = await vendor.send('win', { ...win, roundId: late, amount: '9000', roundClosed: true }, { nowMs })
  expect(paid.answer.code).toBe('OK')
  await closeReportDays(server.context)
  await closeReportDays(server.context)
  const { value } = (await report(day)).body
  expect(value.days).toMatchObject([{ day, open, isQuiet: false }])
  expect(value.openNow).toMatchObject([{ rounds: 1, funds: '30.00' }])
  const last = { ...win, transactionId: newTransactionId(), roundId: left, amount: '0', roundClosed: true }
  expect((await vendor.send('win', last, { nowMs: server.clock.now().getTime() })).answer.code).toBe('OK')
  server.clock.advance(24 * hourMs)
  const next = addDays(day, 1)
  expect((await report(next)).body.value.days).toMatchObject([{ day: next, isQuiet: false }])
  await closeReportDays(server.context)
  expect((await report(next)).body.value.days).toMatchObject([{ day: next, open: { rounds: 0 }, isQuiet: true }])
  expect(await brokenInvariants(server)).toEqual([])
})
