import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { brokenInvariants, newRoundId, seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
let owner: string
let finance: string
beforeAll(async () => {
  await vendor.start(server)
  owner = (await signInStaff(server, 'owner')).cookie
  finance = (await signInStaff(server, 'finance')).cookie
})
afterAll(() => vendor.stop())

const decide = (cookie: string, transactionId: string, isBooked: boolean) =>
  server.console('POST', `/staff/vendors/${vendor.vendorId}/adjustments/${transactionId}/decide`, {
    cookie,
    body: { isBooked, reason: 'Looked at the round' },
  })

async function holdOne(player: Awaited<ReturnType<typeof seatPlayer>>, transactionId: string) {
  const bet = { roundId: newRoundId(), transactionId: `bet-of-${transactionId}` }
  await player.bet({ ...bet, amount: '1000' })
  const fields = {
    playerId: player.playerId,
    currency: 'VND',
    originalTransactionId: bet.transactionId,
    version: 1,
  }
  const correction = { ...fields, transactionId, amount: '1000001' }
  expect((await vendor.send('adjust', correction)).answer).toMatchObject({ code: 'OK', state: 'HELD' })
  return { correction, roundId: bet.roundId }
}

test('a correction out of bounds is booked or refused once, when two people said the same', async () => {
  const player = await seatPlayer(server, vendor)
  const { correction } = await holdOne(player, 'adjust-1')
  const refused = await holdOne(player, 'adjust-2')
  expect((await decide((await signInStaff(server, 'readonly')).cookie, 'adjust-1', true)).status).toBe(403)
  expect((await decide(finance, 'adjust-1', true)).body.value.heldAdjustments).toMatchObject([
    { transactionId: 'adjust-1', amount: '10000.01', wish: { isBooked: true, allowed: ['withdraw'] } },
    { transactionId: 'adjust-2' },
  ])
  expect((await decide(finance, 'adjust-1', true)).body.code).toBe('FOUR_EYES')
  expect((await decide(owner, 'adjust-1', false)).body.code).toBe('STATE_CONFLICT')
  expect(await player.balanceMinor()).toBe(98_000n)
  expect((await decide(owner, 'adjust-1', true)).body.value.heldAdjustments).toHaveLength(1)
  expect((await decide(owner, 'adjust-1', true)).body.code).toBe('NOT_FOUND')
  expect(await player.balanceMinor()).toBe(1_098_001n)
  const again = (await vendor.send('adjust', correction)).answer
  expect(again).toMatchObject({ code: 'OK', replayed: true, portalTransactionId: expect.any(String) })
  expect(again.state).toBeUndefined()
  await decide(owner, 'adjust-2', false)
  expect((await decide(finance, 'adjust-2', false)).body.value.heldAdjustments).toEqual([])
  expect((await vendor.send('adjust', refused.correction)).answer).toMatchObject({ code: 'ADJUST_REFUSED' })
  expect(await player.balanceMinor()).toBe(1_098_001n)
  const next = { ...refused.correction, transactionId: 'adjust-3', amount: '500' }
  expect((await vendor.send('adjust', next)).answer).toMatchObject({ code: 'OK', balance: '1098501' })
  expect(await auditOf(server, vendor.vendorId)).toEqual(
    expect.arrayContaining(['vendor.adjustment-booking-approved', 'vendor.adjustment-refusal-approved']),
  )
  expect(await brokenInvariants(server)).toEqual([])
})

test('a yes and a no at the same moment decide nothing', async () => {
  const player = await seatPlayer(server, vendor)
  const ids = Array.from({ length: 12 }, (_, index) => `opposite-${index}`)
  for (const id of ids) await holdOne(player, id)
  const before = await player.balanceMinor()
  const answers = await Promise.all(ids.flatMap((id) => [decide(owner, id, true), decide(finance, id, false)]))
  const codes = answers.map(({ body }) => (body.success ? 'OK' : body.code)).sort()
  expect(codes).toEqual([...ids.map(() => 'OK'), ...ids.map(() => 'STATE_CONFLICT')])
  expect(await player.balanceMinor()).toBe(before)
  const [still] = answers.filter(({ body }) => body.success).slice(-1)
  expect(still?.body.value.heldAdjustments.length).toBe(ids.length)
})
