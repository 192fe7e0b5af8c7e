import { randomUUID } from 'node:crypto'
import { VendorJackpotMoved, VendorPoolList } from '@fairground/contract/psw'
import { meterOf } from '@fairground/game-rules/jackpots'
import { runDueCalls } from '@fairground/vendor-kit'
import { afterEach, expect, test } from 'vitest'
import { pausePools, poolOf } from '../src/jackpots/pool-store.ts'
import { endsOf } from '../src/rounds/ends-of.ts'
import { expectBooks, growTo, isHitOf, meter, mostMinor, readPool, richMinor, titleOf } from './jackpot-pools.ts'
import { plantPair } from './plant-pair.ts'
import { callAsPortal, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()
afterEach(() => expectBooks(studio.context))

const ids = {
  grand: 'sky-lantern.grand.VND',
  major: 'sky-lantern.major.VND',
  minor: 'sky-lantern.minor.VND',
  drop: 'hot-drop.drop.VND',
} as const
const placeOf = (poolId: string) => {
  const [jackpotId, tier] = poolId.split('.')
  return { jackpotId, tier }
}
const move = (fromId: string, toId: string, moveId: string = randomUUID()) =>
  callAsPortal(studio, 'POST', '/jackpots/move', {
    ...{ requestId: randomUUID(), moveId, currency: 'VND', from: placeOf(fromId), to: placeOf(toId) },
  })
const pause = (jackpotId: string, isPaused: boolean) =>
  callAsPortal(studio, 'POST', '/jackpots/pause', { requestId: randomUUID(), jackpotId, isPaused })
const open = (jackpotId: string) =>
  openFrame(studio, { gameId: titleOf(studio.context, jackpotId), balanceMinor: richMinor })
const reserveOf = async (poolId: string) => BigInt((await readPool(studio.context, poolId)).reserve_minor)

test('[R-67] money of a pool that plays is not moved, nor to itself, to a pool with a bound, or to one that is not there', async () => {
  expect((await move(ids.drop, ids.grand)).body.code).toBe('BAD_REQUEST')
  await pause('sky-lantern', true)
  expect((await move(ids.major, ids.major)).body.code).toBe('BAD_REQUEST')
  expect((await move(ids.major, ids.drop)).body.code).toBe('BAD_REQUEST')
  expect((await move(ids.major, 'no.such.VND')).body.code).toBe('UNKNOWN_CALL')
  await pause('sky-lantern', false)
  expect((await readPool(studio.context, ids.major)).closed_at).toBeNull()
})

test('[R-67] money is not moved while a win of the pool is still to be paid', async () => {
  const frame = await open('sky-lantern')
  await plantPair(studio, frame, isHitOf('minor'), mostMinor)
  studio.wallet.disturb('jackpot-win', { kind: 'refuse', code: 'TEMPORARY' })
  await frame.spin({ stakeMinor: mostMinor })
  await runDueCalls(studio.context, endsOf(studio.context))
  await pause('sky-lantern', true)
  expect((await move(ids.minor, ids.grand)).body.code).toBe('IN_PROGRESS')
  studio.clock.advance(60_000)
  await runDueCalls(studio.context, endsOf(studio.context))
  await pause('sky-lantern', false)
})

test('[R-67] a bound pool that is closed hands over all it has, once, and is never won again', async () => {
  await growTo(studio.context, studio.databaseUrl, ids.drop, (await meter(studio.context, ids.drop)) + 12_345n)
  const frame = await open('hot-drop')
  await frame.spin({ stakeMinor: mostMinor })
  await pause('hot-drop', true)
  const before = { drop: await meter(studio.context, ids.drop), grand: await meter(studio.context, ids.grand) }
  const reserves = { drop: await reserveOf(ids.drop), grand: await reserveOf(ids.grand) }
  expect(reserves.drop > 0n).toBe(true)
  const moveId = randomUUID()
  const first = await move(ids.drop, ids.grand, moveId)
  const { moved } = VendorJackpotMoved.parse(first.body)
  expect(BigInt(moved.base) + BigInt(moved.increment)).toBe(before.drop)
  expect(BigInt(moved.reserve)).toBe(reserves.drop)
  // Asked again, by a portal that heard nothing: the same answer, and nothing moves.
  expect((await move(ids.drop, ids.grand, moveId)).body).toMatchObject({ moved })
  expect((await move(ids.drop, ids.major, moveId)).body.code).toBe('BAD_REQUEST')
  expect((await move(ids.drop, ids.grand)).body.code).toBe('BAD_REQUEST')
  expect(await meter(studio.context, ids.grand)).toBe(before.grand + before.drop)
  expect(await reserveOf(ids.grand)).toBe(reserves.grand + reserves.drop)
  expect(await meter(studio.context, ids.drop)).toBe(0n)
  expect((await pause('hot-drop', false)).body.code).toBe('UNKNOWN_CALL')
  expect((await frame.spin({ stakeMinor: mostMinor })).body.code).toBe('GAME_DISABLED')
  const { pools } = VendorPoolList.parse((await callAsPortal(studio, 'GET', '/jackpots')).body)
  expect(pools.find(({ tier }) => tier === 'drop')).toMatchObject({ isClosed: true, meter: '0' })
})

test('[R-67] of bets and a move that come at once nothing is lost: a bet is in the pool before, or refused', async () => {
  const frames = await Promise.all(Array.from({ length: 8 }, () => open('sky-lantern')))
  const [fromBefore, toBefore] = [await readPool(studio.context, ids.major), await readPool(studio.context, ids.grand)]
  const spins = Promise.all(frames.map((frame) => frame.spin({ stakeMinor: '1000000' })))
  await pausePools(studio.context.db, 'sky-lantern', studio.clock.now())
  const moves = await Promise.all([move(ids.major, ids.grand), move(ids.major, ids.grand)])
  const codes = (await spins).map(({ status }) => status)
  expect(codes.every((status) => status === 200 || status === 422)).toBe(true)
  // What was under way is over now: the move is done if it was refused before.
  const done = moves.filter(({ body }) => body.code === 'OK')
  expect(done.length <= 1).toBe(true)
  if (done.length === 0) expect((await move(ids.major, ids.grand)).body.code).toBe('OK')
  const [from, to] = [
    poolOf(await readPool(studio.context, ids.major)),
    poolOf(await readPool(studio.context, ids.grand)),
  ]
  expect([meterOf(from), from.reserveMinor, from.overflowMinor]).toEqual([0n, 0n, 0n])
  const played = codes.filter((status) => status === 200).length
  const grown = BigInt(played) * 4_000n
  expect(-from.movedMinor).toBe(meterOf(poolOf(fromBefore)) + BigInt(fromBefore.reserve_minor) + 2n * grown)
  expect(to.movedMinor).toBe(BigInt(toBefore.moved_minor) - from.movedMinor)
})
