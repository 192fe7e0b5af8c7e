import { randomUUID } from 'node:crypto'
import { runDueCalls } from '@fairground/vendor-kit'
import type { Fault } from '@fairground/vendor-kit/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { createContext } from '../src/start-studio.ts'
import { type Frame, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()
const startMinor = 100_000_000n

beforeEach(() => studio.wallet.calm())

const callsOf = (frame: Frame) =>
  studio.wallet.seen.filter((seen) => seen.body.playerId === frame.playerId).map((seen) => seen.call)

const stateOf = async (requestId: string) =>
  (await studio.context.db.selectFrom('rounds').select('state').where('request_id', '=', requestId).executeTakeFirst())
    ?.state

describe('the answer to a bet is lost after the wallet took it', () => {
  const lost: Fault[] = [
    { kind: 'drop', when: 'after' },
    { kind: 'html-page', when: 'after' },
  ]
  test.each(lost)('$kind: the same transaction is asked again and the stake is taken once', async (fault) => {
    const frame = await openFrame(studio)
    studio.wallet.disturb('bet', fault)
    const { status, body } = await frame.spin()
    expect(status).toBe(200)
    expect(studio.wallet.book.moved(frame.playerId)).toEqual({
      betsMinor: 1_000_000n,
      winsMinor: BigInt(body.round.totalMinor),
      wins: 1,
    })
  })

  test('a retry sends the same bytes but for the id of the attempt', async () => {
    const frame = await openFrame(studio)
    studio.wallet.disturb('bet', { kind: 'drop', when: 'after' })
    await frame.spin()
    const bets = studio.wallet.seen.filter((seen) => seen.call === 'bet' && seen.body.playerId === frame.playerId)
    expect(bets).toHaveLength(2)
    const [first, second] = bets.map((seen) => seen.bytes.replace(/"requestId":"[^"]+"/, ''))
    expect(second).toBe(first)
    expect(bets[0]?.body.requestId).not.toBe(bets[1]?.body.requestId)
  })
})

test('a wallet that is busy is asked again, and the round is played', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'IN_PROGRESS' })
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'TEMPORARY' })
  expect((await frame.spin()).status).toBe(200)
  expect(callsOf(frame)).toEqual(['bet', 'bet', 'bet', 'win'])
})

test('a bet the wallet does not answer in 5 seconds is asked again', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'hang', when: 'after' })
  const { status } = await frame.spin()
  expect(status).toBe(200)
  expect(studio.wallet.book.moved(frame.playerId)).toMatchObject({ betsMinor: 1_000_000n, wins: 1 })
})

const dead: Fault[] = [
  { kind: 'drop', when: 'before' },
  { kind: 'drop', when: 'after' },
  { kind: 'html-page', when: 'before' },
  { kind: 'html-page', when: 'after' },
]

test.each(dead)(
  'three bets end unknown ($kind $when): the round is void, a rollback follows and no money is gone',
  async (fault) => {
    const frame = await openFrame(studio)
    studio.wallet.disturb('bet', fault, 3)
    const requestId = randomUUID()
    const answer = await frame.spin({ requestId })
    expect([answer.status, answer.body.code]).toEqual([503, 'WALLET_UNREACHABLE'])
    expect(await stateOf(requestId)).toBe('void')
    await runDueCalls(studio.context, endsOf(studio.context))
    expect(callsOf(frame)).toEqual(['bet', 'bet', 'bet', 'rollback'])
    expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
    const repeated = await frame.spin({ requestId })
    expect(repeated.body.code).toBe('WALLET_UNREACHABLE')
  },
)

test('a void round pays nothing, shows no result, keeps its nonce, and blocks nothing', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'drop', when: 'before' }, 3)
  await frame.spin()
  const { body } = await frame.get<{ rounds: unknown[] }>('/studio/rounds')
  expect(body.rounds).toMatchObject([{ state: 'void', totalMinor: '0', events: [], fairness: { nonce: 0 } }])
  const next = await frame.spin()
  expect(next.body.round.fairness.nonce).toBe(1)
})

test('a late copy of a bet that was taken back finds its tombstone and moves no money', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'drop', when: 'before' }, 3)
  await frame.spin()
  await runDueCalls(studio.context, endsOf(studio.context))
  const bet = studio.wallet.bodiesOf('bet').findLast((body) => body.playerId === frame.playerId)!
  expect(studio.wallet.book.act('bet', { ...bet, requestId: randomUUID() }).code).toBe('BET_CANCELLED')
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
})

test('a refusal after an attempt that may have arrived is followed by a rollback', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'drop', when: 'after' })
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'UNKNOWN_KEY' })
  expect((await frame.spin()).body.code).toBe('WALLET_UNREACHABLE')
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
})

test('a win that is not answered is owed: the player sees the round, and it is posted once when its time comes', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('win', { kind: 'drop', when: 'before' }, 2)
  const { status, body } = await frame.spin()
  expect(status).toBe(200)
  expect(BigInt(body.round.balanceAfterMinor)).toBe(99_000_000n + BigInt(body.round.totalMinor))
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(callsOf(frame)).toEqual(['bet', 'win'])
  studio.clock.advance(1_100)
  await runDueCalls(studio.context, endsOf(studio.context))
  studio.clock.advance(2_100)
  await runDueCalls(studio.context, endsOf(studio.context))
  studio.clock.advance(60_000)
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(callsOf(frame)).toEqual(['bet', 'win', 'win', 'win'])
  expect(studio.wallet.book.moved(frame.playerId)).toMatchObject({ winsMinor: BigInt(body.round.totalMinor), wins: 1 })
})

test('a win whose answer is lost after it was paid is not paid again', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('win', { kind: 'drop', when: 'after' })
  const { body } = await frame.spin()
  studio.clock.advance(1_100)
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(callsOf(frame)).toEqual(['bet', 'win', 'win'])
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(99_000_000n + BigInt(body.round.totalMinor))
})

test('a win is owed after every session is gone', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('win', { kind: 'drop', when: 'before' })
  const { body } = await frame.spin()
  studio.wallet.book.endSessions()
  await studio.context.db.updateTable('sessions').set({ closed_at: studio.clock.now() }).execute()
  studio.clock.advance(1_100)
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(99_000_000n + BigInt(body.round.totalMinor))
})

test('a studio that starts anew between bet and win posts the win once', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('win', { kind: 'drop', when: 'before' })
  const { body } = await frame.spin()
  const restarted = createContext(studio.context.config, studio.clock)
  studio.clock.advance(1_100)
  await Promise.all([
    runDueCalls(restarted.context, endsOf(restarted.context)),
    runDueCalls(studio.context, endsOf(studio.context)),
  ])
  await restarted.close()
  expect(callsOf(frame)).toEqual(['bet', 'win', 'win'])
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(99_000_000n + BigInt(body.round.totalMinor))
})

test('a rollback is tried until the wallet answers', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'drop', when: 'after' }, 3)
  studio.wallet.disturb('rollback', { kind: 'html-page', when: 'before' }, 3)
  await frame.spin()
  for (const pauseMs of [0, 1_100, 2_100, 5_100]) {
    studio.clock.advance(pauseMs)
    await runDueCalls(studio.context, endsOf(studio.context))
  }
  expect(callsOf(frame)).toEqual(['bet', 'bet', 'bet', 'rollback', 'rollback', 'rollback', 'rollback'])
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
})

test('a win the wallet will never take waits for a person and is not sent again', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('win', { kind: 'refuse', code: 'TRANSACTION_MISMATCH' })
  await frame.spin()
  studio.clock.advance(3_600_000)
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(callsOf(frame)).toEqual(['bet', 'win'])
  const rows = await studio.context.db
    .selectFrom('wallet_calls')
    .select(['call', 'last_code'])
    .where('state', '=', 'exception')
    .execute()
  expect(rows).toEqual([{ call: 'win', last_code: 'TRANSACTION_MISMATCH' }])
  expect(await studio.context.metrics.registry.getSingleMetricAsString('studio_wallet_calls_open')).toContain(
    '{call="win",state="exception"} 1',
  )
})
