import type { VendorRound } from '@fairground/contract/psw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRoundId, newTransactionId, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const studio = new TestVendor('house')
beforeAll(async () => {
  await vendor.start(server)
  await studio.start(server)
})
afterAll(async () => {
  await vendor.stop()
  await studio.stop()
})

const path = '/lgw/games/openRounds'

test('a member sees open rounds, latest first, with the net stake', async () => {
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

test('other members’ and play-money rounds are excluded; a visitor is refused', async () => {
  await (await seatPlayer(server, vendor)).bet()
  const other = await seatPlayer(server, vendor)
  server.clock.advance(16_000)
  expect((await server.portal('GET', path, { token: other.token })).body.value).toEqual([])
  expect((await server.portal('GET', path, {})).status).toBe(401)
})

const cutShow = (playerId: string, patch: Partial<VendorRound> = {}): VendorRound => ({
  ...{ roundId: newRoundId(), playerId, gameId: testGames.single, modelId: 'test', modelVersion: 1, mode: 'real' },
  ...{ currency: 'VND', stake: '1000', total: '2500', state: 'presenting' },
  ...{ startedAt: server.clock.now().toISOString(), settledAt: null, events: [], calls: [] },
  fairness: { commit: 'c'.repeat(64), clientSeed: 'hello', nonce: 3, serverSeed: null },
  ...patch,
})

test('an interrupted animation is listed, though its money is booked, until it was seen', async () => {
  const player = await seatPlayer(server, studio)
  const { token, playerId } = player
  const roundId = newRoundId()
  await player.bet({ roundId })
  const tell = (rounds: VendorRound[]) =>
    studio.tells.set(`/rounds/open?playerId=${playerId}`, { rounds, nextCursor: null })
  const listed = async () => (await server.portal('GET', path, { token })).body.value
  tell([
    cutShow(playerId, { roundId }),
    cutShow(playerId, { stake: '2000', roundId: 'rnd_cut' }),
    cutShow(playerId, { state: 'collected' }),
    cutShow(playerId, { mode: 'demo', currency: 'FUN' }),
    cutShow(playerId, { gameId: 'nowhere' }),
    cutShow('ply_other'),
  ])
  expect(await listed()).toEqual([])
  server.clock.advance(16_000)
  const rows = (await listed()) as { roundId: string }[]
  expect(rows.map((row) => row.roundId).sort()).toEqual([roundId, 'rnd_cut'].sort())
  expect(rows).toContainEqual(
    expect.objectContaining({
      roundId: 'rnd_cut',
      stake: '20.00',
      game: expect.objectContaining({ gameCode: testGames.single }),
    }),
  )
  tell([])
  expect(await listed()).toMatchObject([{ roundId }])
  studio.tells.delete(`/rounds/open?playerId=${playerId}`)
  expect(await listed()).toMatchObject([{ roundId }])
})

test('the balance includes wins of interrupted animations, but not of seen or open rounds', async () => {
  const { token, playerId } = await seatPlayer(server, studio)
  const unseen = async () => (await server.portal('GET', '/wps/v2/wallets/balance', { token })).body.value.unseen
  expect(await unseen()).toBeUndefined()
  studio.tells.set(`/rounds/open?playerId=${playerId}`, {
    rounds: [
      cutShow(playerId, { total: '2500' }),
      cutShow(playerId, { total: '150' }),
      cutShow(playerId, { state: 'collected', total: '7000' }),
      cutShow(playerId, { mode: 'demo', currency: 'FUN', total: '7000' }),
      cutShow('ply_other', { total: '7000' }),
    ],
    nextCursor: null,
  })
  expect(await unseen()).toBe('26.50')
  studio.tells.delete(`/rounds/open?playerId=${playerId}`)
  expect(await unseen()).toBeUndefined()
})
