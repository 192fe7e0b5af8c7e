import type { StakeLimitList, StakeLimitRow, StakeLimits } from '@fairground/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { type PswPlayer, seatPlayer, sitDown } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'

const server = testServer()
const studio = new TestVendor('house')
let owner = ''
let finance = ''
beforeAll(async () => {
  await studio.start(server)
  owner = (await signInStaff(server, 'owner')).cookie
  finance = (await signInStaff(server, 'finance')).cookie
})
afterAll(() => studio.stop())

const path = '/staff/stake-limits'
const none: StakeLimits = { stakeMin: null, stakeMax: null, payoutMax: null, ranks: [] }
const ask = (limits: Partial<StakeLimits>, { gameCode = null as string | null, cookie = finance } = {}) =>
  server.console('POST', path, {
    cookie,
    body: { gameCode, currency: 'VND', limits: { ...none, ...limits }, reason: 'A quieter evening' },
  })
const read = async (cookie = owner, query: Record<string, string> = {}): Promise<StakeLimitList> =>
  (await server.console('GET', path, { cookie, query })).body.value
const changeIdOf = ({ body }: Awaited<ReturnType<typeof ask>>): string =>
  (body.value as StakeLimitRow).change?.changeId ?? ''
const rowOf = (list: StakeLimitList, gameCode?: string) =>
  list.list.find((row) => row.currency === 'VND' && row.game?.gameCode === gameCode)
const decide = (changeId: string, isApproved: boolean, cookie = owner) =>
  server.console('POST', `${path}/changes/${changeId}`, { cookie, body: { isApproved } })

/** Asked by one person and approved by another. */
async function set(limits: Partial<StakeLimits>, gameCode?: string): Promise<void> {
  const changeId = changeIdOf(await ask(limits, { gameCode: gameCode ?? null }))
  expect((await decide(changeId, true)).body.success).toBe(true)
}
const limitsOf = async ({ playerId, sessionToken }: PswPlayer) =>
  (await studio.send('balance', { playerId, sessionToken })).answer.betLimits

test('limits hold when another person says yes, at once and in sessions that are open, and are audited', async () => {
  const player = await seatPlayer(server, studio)
  expect(await limitsOf(player)).toEqual({ min: '1', max: '100000000' })
  const asked = await ask({ stakeMin: '10.00', stakeMax: '500.00', payoutMax: '90000.00' })
  const changeId = changeIdOf(asked)
  expect(asked.body.value).toMatchObject({ currency: 'VND', change: { allowed: ['withdraw'] } })
  expect((await ask({ stakeMax: '1.00' })).body.code).toBe('STATE_CONFLICT')
  expect((await decide(changeId, true, finance)).body.code).toBe('FOUR_EYES')
  expect(await limitsOf(player)).toEqual({ min: '1', max: '100000000' })
  expect((await decide(changeId, true)).body.success).toBe(true)
  expect((await decide(changeId, true)).body.code).toBe('STATE_CONFLICT')
  expect(await limitsOf(player)).toEqual({ min: '1000', max: '50000', payoutMax: '9000000' })
  expect(rowOf(await read())).toMatchObject({ limits: { stakeMin: '10.00', stakeMax: '500.00' } })
  expect(await auditOf(server, 'house')).toEqual(
    expect.arrayContaining(['stake-limits.asked', 'stake-limits.approved']),
  )
  const trial = await seatPlayer(server, studio, { mode: 'trial', amount: '0.00' })
  expect(await limitsOf(trial)).toEqual({ min: '1', max: '100000000' })
})

test('a game’s own limits go before those of all, and a launch tells them', async () => {
  await set({ stakeMin: '10.00', stakeMax: '500.00' })
  await set({ stakeMax: '200.00' }, testGames.multi)
  const player = await seatPlayer(server, studio, { gameCode: testGames.multi })
  expect(await limitsOf(player)).toEqual({ min: '1000', max: '20000' })
  const shown = rowOf(await read(), testGames.multi)
  expect(shown?.limits).toMatchObject({ stakeMin: null, stakeMax: '200.00' })
  expect(shown?.inForce).toEqual({ stakeMin: '10.00', stakeMax: '200.00', payoutMax: null })
  expect(await limitsOf(await sitDown(server, studio, player.token))).toEqual({ min: '1000', max: '50000' })
  // Nothing is left of limits that are all empty.
  await set({}, testGames.multi)
  expect(rowOf(await read(), testGames.multi)).toBeUndefined()
  expect(await limitsOf(player)).toEqual({ min: '1000', max: '50000' })
  await set({})
  const { opened } = await read(owner, { openedGame: testGames.multi, openedCurrency: 'VND' })
  expect(opened?.inForce, 'what the rules of the game take').toEqual({
    ...{ stakeMin: '0.01', stakeMax: '1000000.00', payoutMax: null },
  })
})

test('a VIP rank has its own largest stake, or that of the rank below', async () => {
  await set({ stakeMax: '500.00', ranks: [{ rank: 2, stakeMax: '2000.00' }] })
  const player = await seatPlayer(server, studio)
  const reach = (rank: number) =>
    server.pool.query(
      `insert into member_vip_levels (member_id, since_on, rank, reached_at)
       values ($1, date '2026-01-01' + $2::integer, $2::integer, now())`,
      [player.memberId, rank],
    )
  expect(await limitsOf(player)).toEqual({ min: '1', max: '50000' })
  await reach(2)
  expect(await limitsOf(player)).toEqual({ min: '1', max: '200000' })
  await reach(4)
  expect(await limitsOf(player)).toEqual({ min: '1', max: '200000' })
})

test('other vendors’ games are not limited by what is said of the studio', async () => {
  await set({ stakeMax: '5.00' })
  const other = new TestVendor('not-house')
  await other.start(server)
  const player = await seatPlayer(server, other)
  const { playerId, sessionToken } = player
  expect((await other.send('balance', { playerId, sessionToken })).answer.betLimits?.max).toBe('100000000')
  await other.stop()
  await set({})
})

test('what is wrong is told by its field, and only those who may ask and decide', async () => {
  const faultOf = async (limits: Partial<StakeLimits>, gameCode?: string) =>
    (await ask(limits, { gameCode: gameCode ?? null })).body.value?.errors?.[0]
  expect(await faultOf({ stakeMin: '0.00' })).toMatchObject({ field: 'stakeMin', key: 'validation.aboveZero' })
  expect(await faultOf({ stakeMin: '5.00', stakeMax: '4.00' })).toMatchObject({
    ...{ field: 'stakeMax', key: 'validation.amountsCrossed' },
  })
  expect(await faultOf({ ranks: [{ rank: 99, stakeMax: '5.00' }] })).toMatchObject({
    ...{ field: 'rank.99', key: 'validation.notKnown' },
  })
  expect(await faultOf({ stakeMax: '5.00' }, 'no-such-game')).toMatchObject({ field: 'gameCode' })
  expect(await faultOf({ stakeMax: '5.00' }, testGames.large)).toMatchObject({
    ...{ field: 'stakeMax', key: 'validation.tooSmall', args: { min: 100 } },
  })
  const { cookie: readonly } = await signInStaff(server, 'readonly')
  expect((await ask({ stakeMax: '5.00' }, { cookie: readonly })).status).toBe(403)
  const changeId = changeIdOf(await ask({ stakeMax: '5.00' }))
  expect(rowOf(await read(readonly))?.change?.allowed).toEqual([])
  expect((await decide(changeId, true, readonly)).status).toBe(403)
  expect((await decide(changeId, false, finance)).body.success).toBe(true)
  expect(rowOf(await read())?.change).toBeUndefined()
})

test('of two who say yes and no at once one is heard', async () => {
  const { cookie: second } = await signInStaff(server, 'owner')
  const changeId = changeIdOf(await ask({ stakeMax: '7.00' }))
  const codes = await Promise.all([decide(changeId, true), decide(changeId, false, second)])
  expect(codes.map(({ body }) => body.success === true).sort()).toEqual([false, true])
})

test('the list is paged and searched here: no page is longer than asked for, and a search finds games without limits', async () => {
  await set({ stakeMax: '300.00' }, testGames.multi)
  const first = await read(owner, { pageSize: '1' })
  expect([first.list.length, first.list[0]?.game, first.pageSize]).toEqual([1, undefined, 1])
  const rest = await read(owner, { pageSize: '1', pageNo: String(first.total) })
  expect(rest.list).toHaveLength(1)
  expect(rest.list).not.toEqual(first.list)
  expect((await read(owner, { pageSize: '1', pageNo: String(first.total + 1) })).list).toEqual([])
  expect((await read()).list.filter(({ game }) => game).map(({ game }) => game?.gameCode)).toEqual([testGames.multi])
  const found = await read(owner, { name: `Game ${testGames.large}` })
  expect(found.list.map(({ game, currency }) => [game?.gameCode, currency])).toEqual([
    [testGames.large, 'VND'],
    [testGames.large, 'FUN'],
  ])
  expect(found.total).toBe(2)
  expect((await read(owner, { name: testGames.multi })).list[0]?.limits.stakeMax).toBe('300.00')
  expect((await read(owner, { name: 'no such game' })).list).toEqual([])
  await set({}, testGames.multi)
})

test('the row of an address comes with any page, set or not, and none for what is not played', async () => {
  const opened = async (openedGame: string, openedCurrency: string) =>
    (await read(owner, { pageSize: '1', openedGame, openedCurrency })).opened
  expect(await opened(testGames.large, 'FUN')).toMatchObject({ game: { gameCode: testGames.large }, currency: 'FUN' })
  expect((await opened('', 'VND'))?.game).toBeUndefined()
  expect((await opened('', 'VND'))?.currency).toBe('VND')
  expect(await opened(testGames.large, 'EUR')).toBeUndefined()
  expect(await opened('no-such-game', 'VND')).toBeUndefined()
  expect((await read()).opened).toBeUndefined()
})
