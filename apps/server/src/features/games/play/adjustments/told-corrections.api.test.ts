import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRoundId, newTransactionId, type PswPlayer, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const bet = () => ({ transactionId: newTransactionId(), roundId: newRoundId() })
const correct = (player: PswPlayer, originalTransactionId: string, amount: string, version = 1) =>
  vendor.send('adjust', {
    ...{ playerId: player.playerId, transactionId: newTransactionId(), amount, currency: 'VND' },
    ...{ originalTransactionId, version, reason: 'wrong result' },
  })
const messagesOf = (player: PswPlayer) =>
  server.db
    .selectFrom('inbox_messages')
    .select(['template', 'params'])
    .where('member_id', '=', player.memberId)
    .where('template', 'like', 'correction.%')
    .orderBy('id')
    .execute()

test('a player is told of a correction once: what the round had paid, what it pays now, and the difference', async () => {
  const player = await seatPlayer(server, vendor)
  const placed = bet()
  await player.bet({ ...placed, amount: '1000' })
  await player.win({ roundId: placed.roundId, amount: '1500' })
  const { answer } = await correct(player, placed.transactionId, '-1000')
  expect(answer).toMatchObject({ code: 'OK' })
  await correct(player, placed.transactionId, '700', 2)
  const money = (amount: string) => ({ amount, currency: 'VND' })
  expect(await messagesOf(player)).toMatchObject([
    { template: 'correction.booked', params: { old: money('15.00'), new: money('5.00'), difference: money('-10.00') } },
    { template: 'correction.booked', params: { old: money('5.00'), new: money('12.00'), difference: money('7.00') } },
  ])
})

test('what the balance does not cover is named as a debt', async () => {
  const player = await seatPlayer(server, vendor, { amount: '100.00' })
  const placed = bet()
  await player.bet({ ...placed, amount: '4000' })
  await player.win({ roundId: placed.roundId, amount: '11000' })
  await player.bet({ amount: '11000' })
  await correct(player, placed.transactionId, '-10000')
  expect(await messagesOf(player)).toMatchObject([
    { template: 'correction.owed', params: { debt: { amount: '40.00', currency: 'VND' } } },
  ])
})
