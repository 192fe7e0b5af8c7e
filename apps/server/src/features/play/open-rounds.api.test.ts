import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRoundId, newTransactionId, seatPlayer } from '../../../test/psw-player.ts'
import { testServer } from '../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const path = '/lgw/games/openRounds'

test('a member sees the rounds that wait for their end, the latest first, with what was staked less what came back', async () => {
  const player = await seatPlayer(server, vendor)
  const [first, second, closed] = [newRoundId(), newRoundId(), newRoundId()]
  const raise = newTransactionId()
  await player.bet({ roundId: first })
  server.clock.advance(1_000)
  await player.bet({ roundId: second })
  await player.bet({ roundId: second, transactionId: raise, amount: '2000' })
  await player.bet({ roundId: closed })
  await player.win({ roundId: closed, roundClosed: true })
  const { token } = player
  expect((await server.portal('GET', path, { token })).body.value).toEqual([])
  server.clock.advance(16_000)
  const { body } = await server.portal('GET', path, { token })
  expect(body.value).toMatchObject([
    { roundId: second, stake: '30.00', game: { gameCode: testGames.single } },
    { roundId: first, stake: '10.00' },
  ])
  await player.rollback({ roundId: second, originalTransactionId: raise })
  await player.win({ roundId: first, roundClosed: true })
  expect((await server.portal('GET', path, { token })).body.value).toMatchObject([{ roundId: second, stake: '10.00' }])
})

test('rounds of somebody else, and of play money, are not among them; a visitor is refused', async () => {
  await (await seatPlayer(server, vendor)).bet()
  const other = await seatPlayer(server, vendor)
  server.clock.advance(16_000)
  expect((await server.portal('GET', path, { token: other.token })).body.value).toEqual([])
  expect((await server.portal('GET', path, {})).status).toBe(401)
})
