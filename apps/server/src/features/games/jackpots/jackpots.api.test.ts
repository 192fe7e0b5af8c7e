import type { JackpotPool, StaffPool } from '@fairground/contract'
import type { VendorPool } from '@fairground/contract/psw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { newRoundId, newTransactionId, seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { listBrokenBooks } from '../../money/wallet/index.ts'
import { forgetPools } from './fetch-pools.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
beforeEach(() => forgetPools(server.context))

const pool = (fields: Partial<VendorPool> = {}): VendorPool => ({
  ...{ jackpotId: 'grand', tier: 'major', currency: 'VND', kind: 'progressive', cycle: 1 },
  ...{ meter: '500000', base: '500000', reserve: '0', overflow: '0', contributed: '0', reserved: '0' },
  ...{ house: '500000', paid: '0', seed: 5_000, contribution: [4, 1_000], reserveShare: [4, 1_000] },
  ...{ oneIn: 1_250_000_000, mustHitBy: null, stakeMax: 1_000_000, deadlineAt: null, commitment: null },
  ...{ isPaused: false, hits: [], ...fields },
})
const shown = async (): Promise<JackpotPool[]> => (await server.portal('GET', '/lgw/games/jackpots')).body.value

test('[R-66] visitors see what the next winner is paid: the meter of the vendor, never more than the books hold', async () => {
  vendor.pools = [pool()]
  const chance = { staked: '10000.00', oneIn: 125_000 }
  expect(await shown()).toMatchObject([{ tier: 'major', amount: '5000.00', bound: null, chance, lastWin: null }])
  // Stakes that the vendor counts and no bet has booked are not shown.
  vendor.pools = [pool({ meter: '500900' })]
  forgetPools(server.context)
  expect(await shown()).toMatchObject([{ amount: '5000.00' }])
  const player = await seatPlayer(server, vendor)
  const jackpotShares = [{ jackpotId: 'grand', tier: 'major', increment: '400', reserve: '400' }]
  await player.bet({ roundId: newRoundId(), transactionId: newTransactionId(), amount: '10000', jackpotShares })
  forgetPools(server.context)
  expect(await shown()).toMatchObject([{ amount: '5004.00' }])
  vendor.pools = [pool({ meter: '500200' })]
  forgetPools(server.context)
  expect(await shown()).toMatchObject([{ amount: '5002.00' }])
})

test('[R-68] the check of the books holds every pool against the stakes that joined it', async () => {
  expect(await listBrokenBooks(server.db)).toEqual([])
  await server.pool.query('update jackpot_shares set increment_minor = increment_minor + 1')
  const broken = await listBrokenBooks(server.db)
  await server.pool.query('update jackpot_shares set increment_minor = increment_minor - 1')
  expect(broken).toMatchObject([{ rule: 'jackpot-pool', place: 'pool acme:grand:major, VND, jackpot_increment' }])
  expect(await listBrokenBooks(server.db)).toEqual([])
})

test('the last winner is named with a covered account, and staff see every win, the terms and the ledger', async () => {
  const player = await seatPlayer(server, vendor)
  const hit = { cycle: 1, playerId: player.playerId, roundId: 'r-1', gameId: testGames.single, amount: '500200' }
  vendor.pools = [pool({ cycle: 2, hits: [{ ...hit, at: new Date().toISOString(), commitment: null, hitSeed: null }] })]
  const [seen] = await shown()
  expect(seen?.lastWin).toMatchObject({ amount: '5002.00', account: expect.stringContaining('***') })
  const { cookie: owner } = await signInStaff(server, 'owner')
  const answer = await server.console('GET', '/staff/jackpots', { cookie: owner })
  const [told] = answer.body.value as StaffPool[]
  expect(told).toMatchObject({
    vendorId: 'acme',
    seed: '5000.00',
    contribution: [4, 1_000],
    booked: { base: '5000.00' },
  })
  expect(told?.hits[0]?.account).not.toContain('*')
})

test('a pause is told to the vendor with a reason that is kept, and asks for the right to change the catalogue', async () => {
  vendor.pools = [pool()]
  const path = '/staff/jackpots/acme/grand/pause'
  const body = { isPaused: true, reason: 'checking the meters' }
  expect((await server.console('POST', path, { body })).status).toBe(401)
  const { cookie: support } = await signInStaff(server, 'support')
  expect((await server.console('POST', path, { cookie: support, body })).body.code).toBe('FORBIDDEN')
  const { cookie: owner } = await signInStaff(server, 'owner')
  const paused = await server.console('POST', path, { cookie: owner, body })
  expect(paused.body.value).toMatchObject([{ isPaused: true }])
  expect(await shown()).toEqual([])
  expect(await auditOf(server, 'grand')).toEqual(['jackpot.paused'])
})
