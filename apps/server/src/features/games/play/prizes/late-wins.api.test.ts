import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRoundId, newTransactionId, type PswPlayer, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { gameOf, TestVendor, testGames } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const lottery = { ...gameOf('g-lottery'), category: 'LOTT' as const }
beforeAll(async () => {
  vendor.games.push(lottery)
  await vendor.start(server)
})
afterAll(() => vendor.stop())

const messagesOf = ({ memberId }: PswPlayer) =>
  server.db
    .selectFrom('inbox_messages')
    .select(['template', 'params'])
    .where('member_id', '=', memberId)
    .where('template', '=', 'win.paid')
    .execute()

/** A bet of so long ago, and what it wins; the win is told twice, as a vendor does that heard no answer. */
async function winAfter(minutes: number, { gameCode = lottery.gameId, amount = '7000' } = {}) {
  const player = await seatPlayer(server, vendor, { gameCode })
  const roundId = newRoundId()
  const transactionId = newTransactionId()
  await player.bet({ roundId, amount: '1000' })
  const opened_at = new Date(server.clock.now().getTime() - minutes * 60_000)
  await server.db.updateTable('game_rounds').set({ opened_at }).where('round_id', '=', roundId).execute()
  await player.win({ roundId, amount, transactionId })
  await player.win({ roundId, amount, transactionId })
  return messagesOf(player)
}

test('a ticket that wins ten minutes after it was bought is told to its player, once', async () => {
  expect(await winAfter(10)).toMatchObject([
    {
      template: 'win.paid',
      params: { game: { texts: { vi: 'Trò g-lottery' } }, amount: { amount: '70.00', currency: 'VND' } },
    },
  ])
})

test('whoever still sits there is not written to, nor is one who won nothing or plays what ends at once', async () => {
  expect(await winAfter(9)).toEqual([])
  expect(await winAfter(10, { amount: '0' })).toEqual([])
  expect(await winAfter(10, { gameCode: testGames.single })).toEqual([])
})
