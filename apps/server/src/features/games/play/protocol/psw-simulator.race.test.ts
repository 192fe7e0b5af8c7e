import { randomInt } from 'node:crypto'
import { type Simulation, simulate } from '@fairground/psw-conformance'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const run = (seed: number, roundCount = 30): Promise<Simulation> =>
  simulate({
    ...{ seed, playerCount: 3, roundCount, url: vendor.walletUrl, currency: 'VND' },
    key: { vendorId: vendor.vendorId, keyId: vendor.keyId, secret: vendor.secret },
    games: { single: testGames.single },
    timing: {
      ...{ timeoutMs: 10_000, raceCount: 0, loadSeconds: 0, memoryMs: 0, feedDelayMs: 0 },
      wait: () => Promise.resolve(),
    },
  })

test.each([1, 20_261_121])(
  'every fault, restart and end of a round happens, and both sides agree to the last unit (seed %i)',
  async (seed) => {
    const { deviations, rounds, faults } = await run(seed)
    expect(deviations).toEqual([])
    expect(rounds.every(({ bet, settled }) => settled !== undefined || bet === 'refused')).toBe(true)
    for (const [fault, count] of Object.entries(faults)) expect(count, fault).toBeGreaterThan(0)
    expect(new Set(rounds.map(({ settled }) => settled))).toEqual(new Set(['won', 'taken-back', 'never-taken']))
    expect(rounds.some(({ restarts }) => restarts > 0)).toBe(true)
  },
)

const chosen = randomInt(2 ** 31)
test(`after a seed of chance (${chosen}) no money is lost and none moved twice`, async () => {
  expect((await run(chosen)).deviations).toEqual([])
})

test('[T-03] a seed brings the same run again', async () => {
  const [first, again] = [await run(7, 10), await run(7, 10)]
  expect(again).toEqual(first)
})
