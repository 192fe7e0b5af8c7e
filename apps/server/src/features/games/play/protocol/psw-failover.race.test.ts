import { startStandbyPair } from '@fairground/postgres/standby-pair'
import { runConformance } from '@fairground/psw-conformance'
import { expect, test } from 'vitest'
import { AddressSwitch } from '../../../../../test/address-switch.ts'
import { brokenInvariants } from '../../../../../test/psw-player.ts'
import { TestServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { prepareDatabase } from '../../../../db/prepare-database.ts'

test('W-44 [T-05] when the database fails over in the middle of a thousand bets, none that was answered is lost and each is taken once', {
  timeout: 180_000,
}, async () => {
  const pair = await startStandbyPair(prepareDatabase)
  const database = await AddressSwitch.open(pair.primaryUrl)
  const server = new TestServer()
  await server.start(database.url, { LOG_LEVEL: 'silent' })
  const vendor = new TestVendor('acme')
  await vendor.start(server)
  let failOvers = 0
  const failOver = async () => {
    pair.killPrimary()
    await pair.promote()
    database.turnTo(pair.standbyUrl)
    failOvers += 1
  }
  const [line] = await runConformance(
    {
      url: vendor.walletUrl,
      key: { vendorId: vendor.vendorId, keyId: vendor.keyId, secret: vendor.secret },
      currency: 'VND',
      games: { single: testGames.single },
      operator: { failOver },
      timing: {
        ...{ timeoutMs: 10_000, raceCount: 1_000, loadSeconds: 0, memoryMs: 2_000, feedDelayMs: 25_000 },
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      },
    },
    { only: ['W-44'] },
  )
  expect(line).toMatchObject({ case: 'W-44', verdict: 'passed' })
  expect(failOvers).toBe(1)
  expect(await brokenInvariants(server)).toEqual([])
  const bets = "select count(*)::int as count from ledger.transfer_sides where scope = 'vendor' and kind = 'bet'"
  expect((await server.pool.query(bets)).rows[0].count).toBeGreaterThanOrEqual(1_000)
  await vendor.stop()
  await server.stop()
  database.close()
  await pair.stop()
})
