import { randomUUID } from 'node:crypto'
import { VendorFreeRoundsAnswer, VendorRound, VendorTransactionList } from '@fairground/contract/psw'
import type { StudioRound } from '@fairground/contract/studio'
import { runDueCalls } from '@fairground/vendor-kit'
import { afterEach, describe, expect, test } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { callAsPortal, gameId, openFrame, stakeMinor, testStudio } from './test-studio.ts'

const studio = testStudio()
const hourMs = 3_600_000
const otherGameId = 'jazz-pho-dem'

afterEach(() => studio.wallet.calm())

const inMs = (ms: number) => new Date(studio.clock.now().getTime() + ms).toISOString()

const newGrant = (playerId: string, fields: object = {}) => ({
  freeRoundsId: `fr-${randomUUID()}`,
  playerId,
  gameIds: [gameId, otherGameId],
  currency: 'VND',
  quantity: 3,
  stake: stakeMinor,
  winMax: '999999999999',
  startBefore: inMs(hourMs),
  consumeBefore: inMs(2 * hourMs),
  ...fields,
})

async function grant(wanted: object) {
  const { body } = await callAsPortal(studio, 'POST', '/free-rounds', { requestId: randomUUID(), ...wanted })
  return VendorFreeRoundsAnswer.parse(body)
}

const call = async (method: 'GET' | 'DELETE', freeRoundsId: string) =>
  VendorFreeRoundsAnswer.parse((await callAsPortal(studio, method, `/free-rounds/${freeRoundsId}`)).body)

/** A player with a grant, in an open frame. */
async function granted(fields: object = {}) {
  const playerId = `plr-${randomUUID()}`
  const wanted = newGrant(playerId, fields)
  expect(await grant(wanted)).toEqual({ code: 'OK', remaining: wanted.quantity })
  const frame = await openFrame(studio, { playerId, gameId })
  const { freeRoundsId } = wanted
  return { playerId, wanted, freeRoundsId, frame, spin: () => frame.spin({ freeRoundsId }) }
}

const winsOf = (freeRoundsId: string) =>
  studio.wallet.bodiesOf('free-round-win').filter((body) => body.freeRoundsId === freeRoundsId)

async function feedRows() {
  const rows = []
  for (let cursor = '', hasMore = true; hasMore; ) {
    const path = `/transactions${cursor && `?cursor=${cursor}`}`
    const page = VendorTransactionList.parse((await callAsPortal(studio, 'GET', path)).body)
    rows.push(...page.transactions)
    cursor = page.nextCursor
    hasMore = page.hasMore
  }
  return rows
}

describe('a grant', () => {
  test('asked for again, and many times at once, grants once', async () => {
    const wanted = newGrant(`plr-${randomUUID()}`)
    const answers = await Promise.all(Array.from({ length: 10 }, () => grant(wanted)))
    expect(answers.every(({ code, remaining }) => code === 'OK' && remaining === 3)).toBe(true)
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await grant({ ...wanted, quantity: 4 })).toMatchObject({ code: 'GRANT_MISMATCH', remaining: 3 })
    expect(await call('GET', wanted.freeRoundsId)).toEqual({ code: 'OK', remaining: 3 })
  })

  test.each([
    ['a stake that the game does not have', { stake: '123' }],
    ['a game that is not ours', { gameIds: [gameId, 'nobody-knows'] }],
    ['a currency without stakes', { currency: 'EUR' }],
    ['a time that is over', { startBefore: '2020-01-01T00:00:00.000Z' }],
  ])('is refused for %s', async (_, fields) => {
    const wanted = newGrant(`plr-${randomUUID()}`, fields)
    expect(await grant(wanted)).toEqual({ code: 'REFUSED', remaining: 0 })
    expect((await call('GET', wanted.freeRoundsId)).code).toBe('GRANT_NOT_FOUND')
  })

  test('of a form that breaks the contract is a bad request', async () => {
    const { status } = await callAsPortal(studio, 'POST', '/free-rounds', { requestId: randomUUID(), quantity: 100 })
    expect(status).toBe(400)
  })
})

describe('granted rounds', () => {
  test('are played at the granted stake, ask for no bet, and pay what they show', async () => {
    const { frame, playerId, freeRoundsId, spin } = await granted()
    expect(frame.opened.freeRounds).toMatchObject({ freeRoundsId, remaining: 3, stakeMinor })
    const before = studio.wallet.book.balanceOf(playerId)
    let paidMinor = 0n
    for (const left of [2, 1, 0]) {
      const { body } = await spin()
      expect(body.round).toMatchObject({ isFree: true, state: 'presenting', stakeMinor })
      expect(body.freeRounds?.remaining ?? 0).toBe(left)
      paidMinor += BigInt(body.round.totalMinor)
      expect(body.round.balanceAfterMinor).toBe(String(before + paidMinor))
      await frame.collect(body.round.roundId)
    }
    expect(studio.wallet.bodiesOf('bet').filter((body) => body.playerId === playerId)).toEqual([])
    expect(winsOf(freeRoundsId).map(({ remaining }) => remaining)).toEqual([2, 1, 0])
    expect(studio.wallet.book.balanceOf(playerId)).toBe(before + paidMinor)
    expect((await spin()).body.code).toBe('FREE_ROUNDS_OVER')
    const staked = await frame.spin()
    expect(staked.body.round).toMatchObject({ isFree: false })
    expect(staked.body.freeRounds).toBeNull()
  })

  test('stand in the feed and in the round with their grant', async () => {
    const { freeRoundsId, spin } = await granted()
    const { roundId } = (await spin()).body.round
    const round = VendorRound.parse((await callAsPortal(studio, 'GET', `/rounds/${roundId}`)).body)
    expect(round).toMatchObject({ freeRoundsId, calls: [{ call: 'free-round-win', state: 'done' }] })
    // The feed waits for every transaction of the database that began before, of other tests too.
    await expect
      .poll(async () => (await feedRows()).filter((row) => row.roundId === roundId))
      .toMatchObject([{ call: 'free-round-win', state: 'APPLIED', freeRounds: { freeRoundsId, remaining: 2 } }])
  })

  test('asked for again after a lost answer are one round', async () => {
    const { frame, freeRoundsId } = await granted()
    const requestId = randomUUID()
    const first = await frame.spin({ requestId, freeRoundsId })
    const again = await frame.spin({ requestId, freeRoundsId })
    expect(again.body.round.roundId).toBe(first.body.round.roundId)
    expect((await call('GET', freeRoundsId)).remaining).toBe(2)
  })

  test('whose win did not reach the wallet are told again, and paid once', async () => {
    const { frame, playerId, freeRoundsId, spin } = await granted()
    const before = studio.wallet.book.balanceOf(playerId)
    studio.wallet.disturb('free-round-win', { kind: 'drop', when: 'after' })
    const { round } = (await spin()).body
    await frame.collect(round.roundId)
    studio.clock.advance(10_000)
    await runDueCalls(studio.context, endsOf(studio.context))
    expect(winsOf(freeRoundsId)).toHaveLength(2)
    expect(studio.wallet.book.balanceOf(playerId)).toBe(before + BigInt(round.totalMinor))
  })

  test('are nobody else’s, of no other stake and of no other game', async () => {
    const { freeRoundsId, frame, playerId } = await granted({ gameIds: [otherGameId] })
    expect(frame.opened.freeRounds).toBeNull()
    expect((await frame.spin({ freeRoundsId })).body.code).toBe('FREE_ROUNDS_OVER')
    const stranger = await openFrame(studio, { gameId: otherGameId })
    expect((await stranger.spin({ freeRoundsId })).body.code).toBe('FREE_ROUNDS_OVER')
    const own = await openFrame(studio, { playerId, gameId: otherGameId })
    expect((await own.spin({ freeRoundsId, stakeMinor: '2000000' })).body.code).toBe('STAKE_NOT_ALLOWED')
    expect((await call('GET', freeRoundsId)).remaining).toBe(3)
  })

  test('are not begun after their time, nor by a player whom the portal has put out', async () => {
    const { spin, frame } = await granted()
    studio.wallet.disturb('session/keepalive', { kind: 'refuse', code: 'PLAYER_BLOCKED' })
    expect((await spin()).body.code).toBe('PLAYER_BLOCKED')
    expect((await frame.spin()).body.code).toBe('SESSION_EXPIRED')
    const late = await granted({ startBefore: inMs(1_000) })
    studio.clock.advance(1_000)
    expect((await late.spin()).body.code).toBe('FREE_ROUNDS_OVER')
  })

  test('cancelled when half are played: the rest is taken back once, the played ones stay', async () => {
    const { frame, freeRoundsId, spin } = await granted()
    await frame.collect((await spin()).body.round.roundId)
    expect(await call('DELETE', freeRoundsId)).toEqual({ code: 'OK', remaining: 2 })
    expect(await call('DELETE', freeRoundsId)).toEqual({ code: 'OK', remaining: 2, replayed: true })
    expect((await spin()).body.code).toBe('FREE_ROUNDS_OVER')
    expect(winsOf(freeRoundsId)).toHaveLength(1)
    expect((await call('DELETE', 'unknown')).code).toBe('GRANT_NOT_FOUND')
  })

  test('the last one asked for in two games at once is played in one', async () => {
    const { playerId, freeRoundsId, frame } = await granted({ quantity: 1 })
    const other = await openFrame(studio, { playerId, gameId: otherGameId })
    const spins = await Promise.all([frame, other].map((each) => each.spin({ freeRoundsId })))
    const rounds = spins.map(({ body }) => body.round as StudioRound | undefined).filter(Boolean)
    expect(rounds).toHaveLength(1)
    expect(spins.map(({ body }) => body.code)).toContain('FREE_ROUNDS_OVER')
    expect(winsOf(freeRoundsId)).toHaveLength(1)
    expect((await call('DELETE', freeRoundsId)).code).toBe('NOTHING_LEFT')
  })
})
