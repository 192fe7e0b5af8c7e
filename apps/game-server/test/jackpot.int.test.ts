import { VendorPoolList } from '@fairground/contract/psw'
import { type JackpotsAnswer, studioPaths } from '@fairground/contract/studio'
import { commitOf } from '@fairground/fairness'
import { drawHitPoint } from '@fairground/game-rules/jackpots'
import { type SlotRound, verifyRound } from '@fairground/game-rules/slots'
import { StartupError } from '@fairground/postgres'
import { runDueCalls, transact } from '@fairground/vendor-kit'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { changeTerms, openPools } from '../src/jackpots/open-pools.ts'
import { endsOf } from '../src/rounds/ends-of.ts'
import {
  expectBooks,
  growTo,
  hitPointOf,
  isHitOf,
  meter,
  mostMinor,
  readPool,
  richMinor,
  titleOf,
} from './jackpot-pools.ts'
import { plantPair } from './plant-pair.ts'
import { callAsPortal, findSlot, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()
const [minor, drop, mystery] = ['sky-lantern.minor.VND', 'hot-drop.drop.VND', 'daily-mystery.mystery.VND']
const open = (jackpotId: string, wishes: object = {}) =>
  openFrame(studio, { gameId: titleOf(studio.context, jackpotId), balanceMinor: richMinor, ...wishes })
afterEach(() => expectBooks(studio.context))

test('[R-64] a stake joins the pools with its bet, to the fraction, and the bet tells the wallet how much', async () => {
  const frame = await open('sky-lantern')
  const before = await readPool(studio.context, 'sky-lantern.grand.VND')
  const { status } = await frame.spin({ stakeMinor: '100000' })
  expect(status).toBe(200)
  const bet = studio.wallet.bodiesOf('bet').find(({ playerId }) => playerId === frame.playerId)
  expect(bet?.jackpotShares).toEqual([
    { jackpotId: 'sky-lantern', tier: 'grand', increment: '500', reserve: '303' },
    { jackpotId: 'sky-lantern', tier: 'major', increment: '400', reserve: '400' },
    { jackpotId: 'sky-lantern', tier: 'minor', increment: '300', reserve: '200' },
  ])
  const after = await readPool(studio.context, 'sky-lantern.grand.VND')
  expect(BigInt(after.increment_minor) - BigInt(before.increment_minor)).toBe(500n)
  // 100,000 / 330 is 303 and 10/330.
  expect([after.reserve_minor, after.reserve_carry]).toEqual(['303', '10'])
})

test('[R-64] a bet that is refused, or taken back, leaves the pools as if it had never been', async () => {
  const frame = await open('sky-lantern')
  const before = await readPool(studio.context, 'sky-lantern.grand.VND')
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'INSUFFICIENT_FUNDS' })
  expect((await frame.spin({ stakeMinor: '100000' })).body.code).toBe('INSUFFICIENT_FUNDS')
  expect(await readPool(studio.context, 'sky-lantern.grand.VND')).toEqual(before)
  studio.wallet.disturb('bet', { kind: 'drop', when: 'after' }, 3)
  expect((await frame.spin({ stakeMinor: '100000' })).body.code).toBe('WALLET_UNREACHABLE')
  expect(await readPool(studio.context, 'sky-lantern.grand.VND')).toEqual(before)
})

test('play money joins no pool and wins none, and a game for a jackpot takes no stake above the greatest', async () => {
  const trial = await open('sky-lantern', { mode: 'demo' })
  expect(trial.opened.jackpot).toBeNull()
  const before = await readPool(studio.context, minor)
  const { body } = await trial.spin({ stakeMinor: trial.opened.stakesMinor[0] })
  expect(body.round.events.some(({ type }) => type === 'jackpot-drawn')).toBe(false)
  expect(await readPool(studio.context, minor)).toEqual(before)
  const real = await open('sky-lantern')
  expect(real.opened.stakesMinor.at(-1)).toBe(mostMinor)
  expect(real.opened.rtpBp).toBeGreaterThan(real.opened.rtpBaseBp ?? 10_000)
})

test('a level that is drawn pays what its pool holds, once, and begins anew; anybody can draw it again', async () => {
  const frame = await open('sky-lantern')
  await plantPair(studio, frame, isHitOf('minor'), mostMinor)
  const before = await meter(studio.context, minor)
  const { body } = await frame.spin({ stakeMinor: mostMinor })
  const wonMinor = before + 300_000n
  expect(body.round.jackpotWins).toEqual([{ tier: 'minor', amountMinor: wonMinor.toString() }])
  expect(await meter(studio.context, minor)).toBe(20_000_000n)
  await runDueCalls(studio.context, endsOf(studio.context))
  await runDueCalls(studio.context, endsOf(studio.context))
  const wins = studio.wallet.bodiesOf('jackpot-win').filter(({ playerId }) => playerId === frame.playerId)
  expect(wins).toHaveLength(1)
  expect(wins[0]).toMatchObject({ amount: wonMinor.toString(), tier: 'minor', pool: { cycle: 1, base: '20000000' } })
  const { model } = findSlot(studio, frame.opened.gameId)
  await frame.collect(body.round.roundId)
  const { body: rotated } = await frame.post<{ revealed: { serverSeed: string } }>(studioPaths.rotate)
  const { clientSeed, nonce } = body.round.fairness
  const { modelId, modelVersion, stakeMinor, totalMinor, events } = body.round
  const round = { modelId, modelVersion, stakeMinor, totalMinor, events } as unknown as SlotRound
  const proof = { serverSeed: rotated.revealed.serverSeed, clientSeed, nonce, round }
  expect(verifyRound(model, proof).isValid).toBe(true)
})

test('[R-66] a pool with a bound is won by the bet that reaches its point, pays the point, and reveals its seed', async () => {
  const frame = await open('hot-drop')
  const committed = (await readPool(studio.context, drop)).commitment
  const point = await hitPointOf(studio.context, drop)
  await growTo(studio.context, studio.databaseUrl, drop, point - 100n)
  const { body } = await frame.spin({ stakeMinor: '100000' })
  expect(body.round.jackpotWins).toEqual([{ tier: 'drop', amountMinor: point.toString() }])
  const after = await readPool(studio.context, drop)
  // 800 came in, 100 were needed: the rest waits for the next bet and is not shown before.
  expect([after.base_minor, after.increment_minor, after.overflow_minor]).toEqual(['1000000000', '0', '700'])
  const { body: told } = await callAsPortal(studio, 'GET', '/jackpots')
  const pool = VendorPoolList.parse(told).pools.find(({ jackpotId }) => jackpotId === 'hot-drop')
  const [hit] = pool?.hits ?? []
  expect(commitOf(hit?.hitSeed ?? '')).toBe(committed)
  const [tier] = findSlot(studio, frame.opened.gameId).model.jackpot?.tiers ?? []
  const drawn = drawHitPoint(tier!, { serverSeed: hit?.hitSeed ?? '', poolId: drop, cycle: 1 })
  expect(BigInt(drawn) * 100n).toBe(point)
  expect(point <= BigInt(tier?.mustHitBy ?? 0) * 100n).toBe(true)
  await frame.collect(body.round.roundId)
  await frame.spin({ stakeMinor: '100000' })
  expect(await meter(studio.context, drop)).toBe(1_000_000_000n + 700n + 800n)
})

test('a mystery is won by the first bet after its deadline, and begins with what its reserve has gathered', async () => {
  const frame = await open('daily-mystery')
  const first = await frame.spin({ stakeMinor: '100000' })
  expect(first.body.round.jackpotWins).toEqual([])
  await frame.collect(first.body.round.roundId)
  studio.clock.advance(25 * 3_600_000)
  const later = await open('daily-mystery', { playerId: frame.playerId })
  const before = await meter(studio.context, mystery)
  const { body } = await later.spin({ stakeMinor: '100000' })
  expect(body.round.jackpotWins).toEqual([{ tier: 'mystery', amountMinor: (before + 900n).toString() }])
  // Two stakes of 1,000 brought 0.6 % each; the house adds nothing.
  const after = await readPool(studio.context, mystery)
  expect([after.base_minor, after.reserve_minor, after.house_minor]).toEqual(['1200', '0', '100000000'])
  expect(after.deadline_at!.getTime()).toBeGreaterThan(studio.clock.now().getTime())
})

test('[R-66] the meters a frame is told are those of the database, and a paused jackpot takes no bets', async () => {
  const frame = await open('sky-lantern')
  const { body } = await frame.get<JackpotsAnswer>(studioPaths.jackpots)
  expect(body.jackpot?.pools.map(({ tier }) => tier)).toEqual(['grand', 'major', 'minor'])
  expect(body.jackpot?.pools[2]?.meterMinor).toBe((await meter(studio.context, minor)).toString())
  const pause = (isPaused: boolean) =>
    callAsPortal(studio, 'POST', '/jackpots/pause', {
      ...{ requestId: '0191d7a4-0000-7000-8000-000000000001', jackpotId: 'sky-lantern', isPaused },
    })
  expect((await pause(true)).body.code).toBe('OK')
  expect((await frame.spin({ stakeMinor: '100000' })).body.code).toBe('GAME_DISABLED')
  await pause(false)
  expect((await frame.spin({ stakeMinor: '100000' })).status).toBe(200)
})

test('[R-67] a release that drops a pool which holds money does not start: what players brought is never kept', async () => {
  const client = new pg.Client(studio.databaseUrl)
  await client.connect()
  await client.query(
    `insert into studio.jackpot_pools select (jsonb_populate_record(p, '{"pool_id": "old.grand.VND", "jackpot_id": "old"}')).*
      from studio.jackpot_pools p where pool_id = $1`,
    ['sky-lantern.grand.VND'],
  )
  await expect(openPools(studio.context)).rejects.toThrow('old.grand.VND still holds money')
  await client.query("delete from studio.jackpot_pools where jackpot_id = 'old'")
  await client.end()
  await openPools(studio.context)
})

test('[R-63] the bound of a pool only goes up, and every change of terms is kept with what was before', async () => {
  const { terms: before } = await readPool(studio.context, drop)
  const now = studio.clock.now()
  const change = (mustHitBy: number) =>
    transact(studio.context.db, (tx) => changeTerms(tx, { poolId: drop, before, after: { ...before, mustHitBy }, now }))
  await expect(change(24_000_000)).rejects.toThrow(StartupError)
  await change(26_000_000)
  const log = await studio.context.db.selectFrom('jackpot_terms').selectAll().execute()
  expect(log).toMatchObject([{ pool_id: drop, before: { mustHitBy: 25_000_000 }, after: { mustHitBy: 26_000_000 } }])
  // The release of this test has the lower bound again: it does not start.
  await expect(openPools(studio.context)).rejects.toThrow(StartupError)
})
