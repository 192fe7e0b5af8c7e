import type { StaffPool, Wish } from '@fairground/contract'
import type { VendorPool } from '@fairground/contract/psw'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { brokenInvariants, newRoundId, newTransactionId, seatPlayer } from '../../../../test/psw-player.ts'
import { puppetOf, signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { listBrokenBooks, readPoolBooks } from '../../money/wallet/index.ts'
import { forgetPools } from './fetch-pools.ts'
import { jackpotJobs } from './jackpot-jobs.ts'

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
  server.console('POST', `/staff/wishes/${moveId}/decide`, { cookie, body: { isApproved } })
const moveOf = (list: StaffPool[], wanted = 'old') => list.find(({ tier }) => tier === wanted)?.move
const moveIdOf = ({ body }: Awaited<ReturnType<typeof ask>>, tier = 'old'): string =>
  moveOf(body.value, tier)?.wishId ?? ''
const read = async (tier = 'old') =>
  moveOf((await server.console('GET', '/staff/jackpots', { cookie: owner })).body.value, tier)
/** The job that a yes calls for. */
const carryOut = (moveId: string) => jackpotJobs['move-jackpot']?.(server.context, { moveId })
/** Moves that the resuming job has asked for anew. */
async function resumed(): Promise<string[]> {
  const jobs = `graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'move-jackpot'`
  await server.asOwner((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx))
  await jackpotJobs['resume-jackpot-moves']?.(server.context, {})
  const { rows } = await server.pool.query<{ id: string }>(`select j.payload->>'moveId' as id from ${jobs}`)
  return rows.map(({ id }) => id)
}
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
  const before = await booksOf('new')
  for (const cookie of [owner, (await signInStaff(server, 'owner')).cookie]) {
    expect((await decide(cookie, moveId)).body.value).toMatchObject({ state: 'approved' })
    expect(await read()).toMatchObject({ wishId: moveId, step: 'ordered', allowed: [] })
    await carryOut(moveId)
    expect(await read()).toMatchObject({ wishId: moveId, step: 'refused', allowed: ['approve', 'reject'] })
  }
  expect((await ask(owner)).body.code).toBe('STATE_CONFLICT')
  expect((await auditOf(server, 'grand')).at(-1)).toBe('jackpot.move-refused')
  expect((await decide(owner, moveId, false)).body.value).toMatchObject({ state: 'rejected' })
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
  const words = await Promise.all([decide(owner, moveId), decide(second, moveId), decide(owner, moveId)])
  expect(words.filter(({ body }) => body.success)).toHaveLength(1)
  await Promise.all([carryOut(moveId), carryOut(moveId)])
  await carryOut(moveId)
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
  const moveId = moveIdOf(await ask(finance, { tier: 'unheard' }), 'unheard')
  await read()
  const before = { from: await booksOf('unheard'), to: await booksOf('new') }
  vendor.lost.add('/jackpots/move')
  expect((await decide(owner, moveId)).body.value).toMatchObject({ state: 'approved' })
  for (const _ of [1, 2]) await carryOut(moveId)
  expect({ from: await booksOf('unheard'), to: await booksOf('new') }).toEqual(before)
  // The vendor may have moved it: nobody can take it back, nor ask for another.
  expect((await decide(owner, moveId, false)).body.code).toBe('STATE_CONFLICT')
  expect((await ask(owner, { tier: 'unheard' })).body.code).toBe('STATE_CONFLICT')
  expect(await read('unheard')).toMatchObject({ wishId: moveId, step: 'ordered', allowed: [] })
  vendor.lost.clear()
  vendor.tells.set('/jackpots/move', { code: 'OK', moved: { base: '500000', increment: '0', reserve: '0' } })
  expect(await resumed()).toEqual([])
  server.clock.advance(31_000)
  expect(await resumed()).toEqual([moveId])
  await Promise.all([carryOut(moveId), carryOut(moveId)])
  expect((await decide(owner, moveId)).body.code).toBe('STATE_CONFLICT')
  expect(await booksOf('unheard')).toEqual({ baseMinor: 0n, incrementMinor: 0n, reserveMinor: 0n })
  expect(await booksOf('new')).toEqual({ ...before.to, incrementMinor: before.to.incrementMinor + 500_000n })
  const ids = vendor.heard.map(({ body }) => (body as { moveId?: string }).moveId)
  expect(ids.filter((id) => id === moveId).length).toBeGreaterThanOrEqual(3)
  const moved = await server.pool.query(
    `select count(*)::int as times from audit_log where action = 'jackpot.moved' and detail->>'wishId' = $1`,
    [moveId],
  )
  expect(moved.rows).toEqual([{ times: 1 }])
  expect(await read('unheard')).toBeUndefined()
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
  const moveId = moveIdOf(await ask(finance, { tier: 'held' }), 'held')
  expect((await decide(owner, moveId)).body.code).toBe('STATE_CONFLICT')
})

test('[R-67] the desk of wishes shows from where to where and how much, and what became of it', async () => {
  vendor.pools = [pool({ tier: 'seen', reserve: '200' }), target]
  const moveId = moveIdOf(await ask(finance, { tier: 'seen' }), 'seen')
  const factsOf = async () => {
    const query = { kind: 'jackpot-move', subject: 'grand' }
    const { list } = (await server.console('GET', '/staff/wishes', { cookie: owner, query })).body.value
    const wish = (list as Wish[]).find(({ wishId }) => wishId === moveId)
    return Object.fromEntries(wish?.facts.map(({ name, value }) => [name, value]) ?? [])
  }
  const places = { vendor: 'acme', fromPool: 'grand · seen', toPool: 'grand · new' }
  const now = { poolMeter: '5000.00', poolOverflow: '0.00', poolReserve: '2.00' }
  expect(await factsOf()).toEqual({ ...places, ...now })
  vendor.tells.set('/jackpots/move', { code: 'OK', moved: { base: '500000', increment: '0', reserve: '0' } })
  await decide(owner, moveId)
  expect(await factsOf()).toEqual({ ...places, vendorAnswer: 'wishes.vendorAnswer.ordered' })
  await carryOut(moveId)
  expect(await factsOf()).toEqual({ ...places, movedMeter: '5000.00', movedReserve: '0.00' })
})
