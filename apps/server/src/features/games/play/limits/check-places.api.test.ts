import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../../test/money.ts'
import { launch, newRoundId, register, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { checkPlaces } from './check-places.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

/** The operator keeps these networks out; what is remembered of the settings has passed. */
async function keepOut(networks: readonly string[]): Promise<void> {
  await server.pool.query(
    `insert into site_settings (key, value, updated_by) values ('blockedNetworks', $1, 'test')
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(networks)],
  )
  server.clock.advance(3_000)
}

test('from a blocked country no game opens or accepts bets, but wins are paid; unblocking restores bets', async () => {
  const player = await seatPlayer(server, vendor)
  const roundId = newRoundId()
  await player.bet({ roundId })
  const token = await register(server)
  const launchToken = await launch(server, token, vendor, { gameCode: testGames.single, mode: 'real' })
  await keepOut(['127.0.0.0/8'])
  const enter = async () => (await vendor.send('authenticate', { launchToken, gameId: testGames.single })).answer.code
  expect(await enter()).toBe('GEO_BLOCKED')
  await checkPlaces(server.context)
  expect((await player.bet()).answer.code).toBe('GEO_BLOCKED')
  expect((await player.win({ roundId })).answer.code).toBe('OK')
  expect(await player.balanceMinor()).toBe(100_000n - 1_000n + 1_500n)
  await keepOut([])
  expect(await enter()).toBe('OK')
  expect((await player.bet()).answer.code).toBe('GEO_BLOCKED')
  await checkPlaces(server.context)
  await checkPlaces(server.context)
  expect((await player.bet()).answer.code).toBe('OK')
  expect((await auditOf(server, 'site')).filter((action) => action === 'play.places-checked')).toHaveLength(2)
})
