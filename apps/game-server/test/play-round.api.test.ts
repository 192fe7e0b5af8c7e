import { randomUUID } from 'node:crypto'
import type { PswCode } from '@fairground/contract/psw'
import { SpinAnswer, StudioRound, studioPaths } from '@fairground/contract/studio'
import { expect, onTestFinished, test } from 'vitest'
import { launch, openFrame, stakeMinor, testStudio } from './test-studio.ts'

const studio = testStudio()

test('a spin takes the stake, pays its result, and answers a round that fits the contract', async () => {
  const frame = await openFrame(studio)
  const { status, body } = await frame.spin()
  expect(status).toBe(200)
  const { round, balanceVersion, seeds } = SpinAnswer.parse(body)
  expect(round).toMatchObject({ state: 'presenting', stakeMinor, currency: 'VND', mode: 'real' })
  expect(round.events.at(-1)).toEqual({ type: 'round-ended', totalMinor: round.totalMinor })
  expect(BigInt(round.balanceAfterBetMinor)).toBe(100_000_000n - 1_000_000n)
  expect(BigInt(round.balanceAfterMinor)).toBe(99_000_000n + BigInt(round.totalMinor))
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(BigInt(round.balanceAfterMinor))
  expect(balanceVersion).toBe(3)
  expect(seeds).toMatchObject({ commit: round.fairness.commit, nonce: 1 })
  expect(round.fairness.serverSeed).toBeNull()
})

test('the wallet is asked for one bet and one win that closes the round, also when the round pays nothing', async () => {
  const frame = await openFrame(studio)
  const spins = await frame.play(12)
  const bets = studio.wallet.bodiesOf('bet').filter((bet) => bet.playerId === frame.playerId)
  const wins = studio.wallet.bodiesOf('win').filter((win) => win.playerId === frame.playerId)
  expect(bets.map((bet) => bet.amount)).toEqual(spins.map(() => stakeMinor))
  expect(wins.map((win) => win.amount)).toEqual(spins.map((spin) => spin.round.totalMinor))
  expect(wins.every((win) => win.roundClosed === true)).toBe(true)
  expect(spins.some((spin) => spin.round.totalMinor === '0')).toBe(true)
})

const refusals: [PswCode, string, number][] = [
  ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 422],
  ['LIMIT_STAKE', 'STAKE_NOT_ALLOWED', 422],
  ['GAME_DISABLED', 'GAME_DISABLED', 422],
  ['CURRENCY_MISMATCH', 'GAME_DISABLED', 422],
  ['MAINTENANCE_BETS_ONLY', 'GAME_DISABLED', 422],
  ['VENDOR_DISABLED', 'GAME_DISABLED', 422],
  ['PLAYER_BLOCKED', 'PLAYER_BLOCKED', 422],
  ['SESSION_EXPIRED', 'SESSION_EXPIRED', 401],
  ['SESSION_INVALID', 'SESSION_EXPIRED', 401],
  ['BET_CANCELLED', 'WALLET_UNREACHABLE', 503],
  ['TRANSACTION_MISMATCH', 'SYSTEM_ERROR', 500],
  ['BAD_REQUEST', 'SYSTEM_ERROR', 500],
  ['CLOCK_SKEW', 'SYSTEM_ERROR', 500],
]

test.each(refusals)(
  'a bet refused with %s tells the player %s, is asked once, and is never paid',
  async (psw, code, status) => {
    const frame = await openFrame(studio)
    studio.wallet.disturb('bet', { kind: 'refuse', code: psw })
    const requestId = randomUUID()
    const answer = await frame.spin({ requestId })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    const asked = studio.wallet.seen.filter(
      (seen) => seen.body.playerId === frame.playerId && seen.call !== 'authenticate',
    )
    expect(asked.map((seen) => seen.call)).toEqual(['bet'])
    const rows = await studio.context.db
      .selectFrom('rounds')
      .select(['state', 'refusal_code'])
      .where('request_id', '=', requestId)
      .execute()
    expect(rows).toEqual([{ state: 'refused', refusal_code: psw }])
  },
)

test('after a refused bet the next spin plays, with the next nonce', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'INSUFFICIENT_FUNDS' })
  await frame.spin()
  const { body } = await frame.spin()
  expect(body.round.fairness.nonce).toBe(1)
})

test('a refused bet is no round of the history and cannot be read or collected', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'INSUFFICIENT_FUNDS' })
  const requestId = randomUUID()
  await frame.spin({ requestId })
  const { round_id } = await studio.context.db
    .selectFrom('rounds')
    .select('round_id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  expect(await frame.get(studioPaths.rounds)).toEqual({ status: 200, body: { rounds: [], next: null } })
  expect((await frame.get(`/studio/rounds/${round_id}`)).status).toBe(404)
  expect((await frame.post(`/studio/rounds/${round_id}/collect`)).status).toBe(404)
})

test('a session the wallet ended plays no more, while the money of its last round is safe', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'SESSION_EXPIRED' })
  await frame.spin()
  expect((await frame.get(studioPaths.balance)).status).toBe(401)
})

test('a player short of money is refused by the wallet itself and keeps what they have', async () => {
  const frame = await openFrame(studio, { balanceMinor: 999_999n })
  const { body } = await frame.spin()
  expect(body.code).toBe('INSUFFICIENT_FUNDS')
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(999_999n)
})

test('asking again with the same request id answers the same round and moves no money', async () => {
  const frame = await openFrame(studio)
  const requestId = randomUUID()
  const first = await frame.spin({ requestId })
  await frame.collect(first.body.round.roundId)
  const again = await frame.spin({ requestId })
  expect(again.body.round).toEqual({ ...first.body.round, state: 'collected' })
  expect(studio.wallet.book.moved(frame.playerId).wins).toBe(1)
})

test('a request id with another stake is refused', async () => {
  const frame = await openFrame(studio)
  const requestId = randomUUID()
  await frame.spin({ requestId })
  const { status, body } = await frame.spin({ requestId, stakeMinor: '2000000' })
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
})

test('an unfinished round blocks the next spin, comes back on open with its whole book, and is free after its show', async () => {
  const frame = await openFrame(studio)
  const { body: first } = await frame.spin()
  const blocked = await frame.spin()
  expect([blocked.status, blocked.body.code]).toEqual([409, 'ROUND_UNFINISHED'])
  const later = await openFrame(studio, { playerId: frame.playerId })
  expect(later.opened.unfinished).toEqual(first.round)
  const { round, balanceMinor } = await later.collect(first.round.roundId)
  expect(round.state).toBe('collected')
  expect(balanceMinor).toBe(first.round.balanceAfterMinor)
  expect((await later.spin()).status).toBe(200)
})

test('a round of one game does not block another game of the player', async () => {
  const frame = await openFrame(studio)
  await frame.spin()
  const other = await openFrame(studio, { playerId: frame.playerId, gameId: 'phuong-hoang-lua' })
  expect(other.opened.unfinished).toBeNull()
  expect((await other.spin()).status).toBe(200)
})

test('collecting twice changes nothing', async () => {
  const frame = await openFrame(studio)
  const { body } = await frame.spin()
  const once = await frame.collect(body.round.roundId)
  expect(await frame.collect(body.round.roundId)).toEqual(once)
})

test.each(['1000001', '999999', '400000000', '20'])(
  'a stake of %s that is not on the ladder is refused before the wallet hears of it',
  async (wrong) => {
    const frame = await openFrame(studio)
    const { status, body } = await frame.spin({ stakeMinor: wrong })
    expect([status, body.code]).toEqual([422, 'STAKE_NOT_ALLOWED'])
    expect(studio.wallet.bodiesOf('bet').some((bet) => bet.playerId === frame.playerId)).toBe(false)
  },
)

const malformed: [string, object][] = [
  ['stakeMinor', { requestId: randomUUID(), stakeMinor: 1000000 }],
  ['stakeMinor', { requestId: randomUUID(), stakeMinor: '-1' }],
  ['stakeMinor', { requestId: randomUUID(), stakeMinor: '1e6' }],
  ['stakeMinor', { requestId: randomUUID() }],
  ['requestId', { requestId: 'r1', stakeMinor }],
]

test.each(malformed)('a malformed %s is BAD_REQUEST and named', async (field, body) => {
  const frame = await openFrame(studio)
  const answer = await frame.post<{ code: string; message: string }>(studioPaths.spin, body)
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST'])
  expect(answer.body.message.startsWith(`${field}:`)).toBe(true)
})

test('a body that is no JSON, or above 16 KiB, is BAD_REQUEST', async () => {
  const frame = await openFrame(studio)
  const headers = { authorization: `Bearer ${frame.opened.session}`, 'content-type': 'application/json' }
  for (const payload of ['{', JSON.stringify({ fill: 'x'.repeat(16 * 1024) })]) {
    const answer = await studio.app.inject({ method: 'POST', url: studioPaths.spin, headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
  }
})

test('two spins of a session within 200 ms: the second is refused', async () => {
  const frame = await openFrame(studio)
  const { now } = studio.clock
  const standing = now()
  studio.clock.now = () => standing
  onTestFinished(() => void Object.assign(studio.clock, { now }))
  const { body } = await frame.spin()
  await frame.collect(body.round.roundId)
  const answer = await studio.app.inject({
    method: 'POST',
    url: studioPaths.spin,
    headers: { authorization: `Bearer ${frame.opened.session}` },
    payload: { requestId: randomUUID(), stakeMinor },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(answer.headers['retry-after']).toBe('1')
})

test('demo play runs the same code on play money and real money never moves', async () => {
  const frame = await openFrame(studio, { mode: 'demo' })
  expect(frame.opened).toMatchObject({ mode: 'demo', currency: 'FUN', currencySymbol: 'F' })
  const { body } = await frame.spin({ stakeMinor: '1000' })
  expect(body.round).toMatchObject({ mode: 'demo', currency: 'FUN', stakeMinor: '1000' })
  expect(studio.wallet.bodiesOf('bet').at(-1)).toMatchObject({ currency: 'FUN', playerId: frame.playerId })
})

test('the history is the player’s own, newest first, and pages without a gap', async () => {
  const frame = await openFrame(studio)
  const stranger = await openFrame(studio)
  const played = (await frame.play(5)).map((spin) => spin.round.roundId)
  await stranger.play(1)
  const seen: string[] = []
  let before = ''
  do {
    const { body } = await frame.get<{ rounds: StudioRound[]; next: string | null }>(
      `${studioPaths.rounds}?limit=2${before && `&before=${before}`}`,
    )
    seen.push(...body.rounds.map((round) => StudioRound.parse(round).roundId))
    before = body.next ?? ''
  } while (before)
  expect(seen).toEqual(played.reverse())
})

test('the round of another player can be neither read nor collected', async () => {
  const owner = await openFrame(studio)
  const stranger = await openFrame(studio)
  const { body } = await owner.spin()
  const path = `/studio/rounds/${body.round.roundId}`
  expect((await owner.get(path)).status).toBe(200)
  expect((await stranger.get(path)).status).toBe(404)
  expect((await stranger.post(`${path}/collect`)).status).toBe(404)
  expect((await owner.spin()).body.code).toBe('ROUND_UNFINISHED')
})

test('without limits of the wallet the whole ladder may be staked', async () => {
  const { opened } = await openFrame(studio)
  expect([opened.stakesMinor.at(0), opened.stakeMinorDefault, opened.stakesMinor.at(-1)]).toEqual([
    '100000',
    '1000000',
    '200000000',
  ])
})

test('the wallet’s limits cut the ladder, and a stake outside them is refused', async () => {
  const frame = await openFrame(studio, { betLimits: { min: '200000', max: '500000' } })
  expect(frame.opened.stakesMinor).toEqual(['200000', '500000'])
  expect(frame.opened.stakeMinorDefault).toBe('500000')
  expect((await frame.spin({ stakeMinor: '1000000' })).body.code).toBe('STAKE_NOT_ALLOWED')
  expect((await frame.spin({ stakeMinor: '200000' })).status).toBe(200)
})

test('limits that leave no stake open no game', async () => {
  const { launchToken } = await launch(studio, { betLimits: { min: '1', max: '2' } })
  const answer = await studio.app.inject({
    method: 'POST',
    url: studioPaths.open,
    payload: { launchToken, gameId: 'rong-ho-phu-quy' },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'STAKE_NOT_ALLOWED'])
})
