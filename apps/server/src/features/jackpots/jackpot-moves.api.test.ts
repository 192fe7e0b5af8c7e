import type { StaffPool } from '@fairground/contract'
import type { VendorPool } from '@fairground/contract/psw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf } from '../../../test/money.ts'
import { brokenInvariants, newRoundId, newTransactionId, seatPlayer } from '../../../test/psw-player.ts'
import { puppetOf, signInStaff } from '../../../test/staff.ts'
import { testServer } from '../../../test/test-server.ts'
import { TestVendor } from '../../../test/test-vendor.ts'
import { listBrokenBooks, readPoolBooks } from '../wallet/index.ts'
import { forgetPools } from './fetch-pools.ts'

const server = testServer()
const vendor = new TestVendor('acme')
let owner = ''
let finance = ''
beforeAll(async () => {
  await vendor.start(server)
  owner = (await signInStaff(server, 'owner')).cookie
  finance = (await signInStaff(server, 'finance')).cookie
})
afterAll(() => vendor.stop())
beforeEach(() => forgetPools(server.context))

const pool = (fields: Partial<VendorPool> = {}): VendorPool => ({
  ...{ jackpotId: 'grand', tier: 'old', currency: 'VND', kind: 'must-hit-by', cycle: 1 },
  ...{ meter: '500000', base: '500000', reserve: '0', overflow: '0', contributed: '0', reserved: '0' },
  ...{ house: '500000', paid: '0', seed: 5_000, contribution: [4, 1_000], reserveShare: [4, 1_000] },
  ...{ oneIn: null, mustHitBy: 10_000, stakeMax: 1_000_000, deadlineAt: null, commitment: null },
  ...{ isPaused: true, hits: [], ...fields },
})
const target = pool({ tier: 'new', kind: 'progressive', mustHitBy: null, isPaused: false })
const ask = (cookie: string, { tier = 'old', to = 'new' } = {}) =>
  server.console('POST', `/staff/jackpots/acme/grand/${tier}/moves`, {
    cookie,
    body: { currency: 'VND', to: { jackpotId: 'grand', tier: to }, reason: 'The game is replaced' },
  })
const decide = (cookie: string, moveId: string, isApproved = true) =>
  server.console('POST', `/staff/jackpot-moves/${moveId}`, { cookie, body: { isApproved } })
const moveIdOf = ({ body }: Awaited<ReturnType<typeof ask>>): string =>
  (body.value as StaffPool[]).find(({ tier }) => tier === 'old')?.move?.moveId ?? ''
const booksOf = async (tier: string) =>
  (await readPoolBooks(server.db, 'VND'))({ vendorId: 'acme', jackpotId: 'grand', tier, currency: 'VND' })

test('[R-67] only a paused pool is moved, to one without a bound, and by two people who may', async () => {
  vendor.pools = [pool({ isPaused: false }), target, pool({ tier: 'bound' })]
  expect((await ask(finance)).body.code).toBe('STATE_CONFLICT')
  vendor.pools = [pool(), target, pool({ tier: 'bound' })]
  expect((await ask(finance, { to: 'bound' })).body.code).toBe('VALIDATION')
  expect((await ask(finance, { to: 'old' })).body.code).toBe('VALIDATION')
  expect((await ask(finance, { tier: 'none' })).body.code).toBe('NOT_FOUND')
  expect((await ask((await signInStaff(server, 'readonly')).cookie)).status).toBe(403)
  const moveId = moveIdOf(await ask(finance))
  expect((await ask(owner)).body.code).toBe('STATE_CONFLICT')
  expect((await decide(finance, moveId)).body.code).toBe('FOUR_EYES')
  const puppet = await puppetOf(server, finance)
  expect((await decide(puppet.cookie, moveId)).body.code).toBe('FOUR_EYES')
  expect((await decide(finance, moveId, false)).body.success).toBe(true)
  expect((await decide(owner, moveId)).body.code).toBe('STATE_CONFLICT')
})

test('[R-67] a move that the vendor refuses, because a win is under way, moves nothing and waits again', async () => {
  vendor.pools = [pool(), target]
  const moveId = moveIdOf(await ask(finance))
  vendor.tells.set('/jackpots/move', { code: 'IN_PROGRESS' })
  expect((await decide(owner, moveId)).body.code).toBe('STATE_CONFLICT')
  const before = await booksOf('new')
  expect((await decide(owner, moveId, false)).body.success).toBe(true)
  expect(await booksOf('new')).toEqual(before)
})

test('[R-67] the whole money of a pool is in the books of another, once, however often and by how many it is approved', async () => {
  vendor.pools = [pool(), target]
  const player = await seatPlayer(server, vendor)
  const jackpotShares = [{ jackpotId: 'grand', tier: 'old', increment: '400', reserve: '300' }]
  await player.bet({ roundId: newRoundId(), transactionId: newTransactionId(), amount: '10000', jackpotShares })
  vendor.pools = [pool({ meter: '500400', reserve: '300' }), target]
  const moveId = moveIdOf(await ask(finance))
  vendor.tells.set('/jackpots/move', { code: 'OK', moved: { base: '500000', increment: '400', reserve: '300' } })
  const { cookie: second } = await signInStaff(server, 'owner')
  const before = await booksOf('new')
  await Promise.all([decide(owner, moveId), decide(second, moveId), decide(owner, moveId)])
  expect(await booksOf('old')).toEqual({ baseMinor: 0n, incrementMinor: 0n, reserveMinor: 0n })
  expect(await booksOf('new')).toEqual({
    baseMinor: before.baseMinor,
    incrementMinor: before.incrementMinor + 500_400n,
    reserveMinor: before.reserveMinor + 300n,
  })
  expect((await decide(owner, moveId)).body.code).toBe('STATE_CONFLICT')
  expect((await ask(owner)).body.code).toBe('STATE_CONFLICT')
  expect((await auditOf(server, 'grand')).filter((action) => action === 'jackpot.moved')).toHaveLength(1)
  expect(await listBrokenBooks(server.db)).toEqual([])
  expect(await brokenInvariants(server)).toEqual([])
})

test('[R-67] a move that the vendor did not answer stays as it is, is said again under the same id, and is booked once', async () => {
  vendor.pools = [pool({ tier: 'unheard' }), target]
  const asked = await ask(finance, { tier: 'unheard' })
  const moveOf = (list: StaffPool[]) => list.find(({ tier }) => tier === 'unheard')?.move
  const moveId = moveOf(asked.body.value)?.moveId ?? ''
  const read = async () => moveOf((await server.console('GET', '/staff/jackpots', { cookie: owner })).body.value)
  await read()
  const before = { from: await booksOf('unheard'), to: await booksOf('new') }
  vendor.lost.add('/jackpots/move')
  for (const cookie of [owner, owner]) expect((await decide(cookie, moveId)).body.code).toBe('GAME_UNAVAILABLE')
  expect({ from: await booksOf('unheard'), to: await booksOf('new') }).toEqual(before)
  // The vendor may have moved it: nobody can take it back, nor ask for another.
  expect((await decide(owner, moveId, false)).body.code).toBe('STATE_CONFLICT')
  expect((await ask(owner, { tier: 'unheard' })).body.code).toBe('STATE_CONFLICT')
  expect(await read()).toMatchObject({ moveId, allowed: ['approve'] })
  vendor.lost.clear()
  vendor.tells.set('/jackpots/move', { code: 'OK', moved: { base: '500000', increment: '0', reserve: '0' } })
  const { cookie: second } = await signInStaff(server, 'owner')
  const again = await Promise.all([decide(owner, moveId), decide(second, moveId)])
  expect(again.some(({ body }) => body.success)).toBe(true)
  expect((await decide(owner, moveId)).body.code).toBe('STATE_CONFLICT')
  expect(await booksOf('unheard')).toEqual({ baseMinor: 0n, incrementMinor: 0n, reserveMinor: 0n })
  expect(await booksOf('new')).toEqual({ ...before.to, incrementMinor: before.to.incrementMinor + 500_000n })
  const ids = vendor.heard.map(({ body }) => (body as { moveId?: string }).moveId)
  expect(ids.filter((id) => id === moveId).length).toBeGreaterThanOrEqual(3)
  const moved = await server.pool.query(
    `select count(*)::int as times from audit_log where action = 'jackpot.moved' and detail->>'moveId' = $1`,
    [moveId],
  )
  expect(moved.rows).toEqual([{ times: 1 }])
  expect(await read()).toBeUndefined()
  expect(await listBrokenBooks(server.db)).toEqual([])
})

test('[R-67] a win that waits for two people keeps its pool from being moved', async () => {
  vendor.pools = [pool({ tier: 'held' }), target]
  const player = await seatPlayer(server, vendor)
  await server.pool.query(
    `insert into jackpot_holds (id, vendor_id, transaction_id, member_id, round_id, jackpot_id, tier, currency, amount_minor, held_at)
     values ('jph_1', 'acme', 'held-1', $1, 'r', 'grand', 'held', 'VND', 1000, now())`,
    [player.memberId],
  )
  const asked = await ask(finance, { tier: 'held' })
  const moveId = (asked.body.value as StaffPool[]).find(({ tier }) => tier === 'held')?.move?.moveId ?? ''
  expect((await decide(owner, moveId)).body.code).toBe('STATE_CONFLICT')
})
