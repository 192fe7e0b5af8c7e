import { randomUUID } from 'node:crypto'
import { studioPaths } from '@fairground/contract/studio'
import { runDueCalls } from '@fairground/vendor-kit'
import { expect, test, vi } from 'vitest'
import { createApp } from '../src/app.ts'
import { builtFolders } from '../src/client/client-routes.ts'
import { endsOf } from '../src/rounds/ends-of.ts'
import { createContext } from '../src/start-studio.ts'
import { openFrame, stakeMinor, testStudio } from './test-studio.ts'

const studio = testStudio()
const patience = { timeout: 10_000 }

test('ten copies of one spin at once: one round, one stake, ten equal answers', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'delay', ms: 300 })
  const body = { requestId: randomUUID(), stakeMinor }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => frame.post<{ round: { roundId: string } }>(studioPaths.spin, body)),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.body.round.roundId)).size).toBe(1)
  expect(studio.wallet.book.moved(frame.playerId)).toMatchObject({ betsMinor: 1_000_000n, wins: 1 })
})

test('two tabs of a player spin at once: one round is played, the other tab is told to wait', async () => {
  const left = await openFrame(studio)
  const right = await openFrame(studio, { playerId: left.playerId })
  const answers = await Promise.all(
    [left, right].map((tab) => tab.post<{ code?: string }>(studioPaths.spin, { requestId: randomUUID(), stakeMinor })),
  )
  expect(answers.map((answer) => answer.body.code ?? 'PLAYED').sort()).toEqual(['PLAYED', 'ROUND_UNFINISHED'])
  expect(studio.wallet.book.moved(left.playerId).betsMinor).toBe(1_000_000n)
})

test('games of one player at once never share a nonce', async () => {
  const games = ['rong-ho-phu-quy', 'phuong-hoang-lua', 'neon-ninja', 'robo-rush', 'soi-trang']
  const first = await openFrame(studio)
  const frames = await Promise.all(games.map((gameId) => openFrame(studio, { playerId: first.playerId, gameId })))
  const spins = await Promise.all(frames.map((frame) => frame.spin()))
  const nonces = spins.map(({ body }) => body.round.fairness.nonce)
  expect(nonces.sort()).toEqual([0, 1, 2, 3, 4])
})

test('a spin and a rotation at once: the seed of a round with an open show is never revealed', async () => {
  for (let i = 0; i < 10; i += 1) {
    const frame = await openFrame(studio)
    const [spin, rotation] = await Promise.all([
      frame.spin(),
      frame.post<{ code?: string; revealed?: { commit: string } }>(studioPaths.rotate),
    ])
    const { commit } = spin.body.round.fairness
    expect(rotation.body.code === 'ROUND_UNFINISHED' || rotation.body.revealed?.commit !== commit).toBe(true)
  }
})

test('the same spin sent to two processes is one round', async () => {
  const frame = await openFrame(studio)
  const second = createContext(studio.context.config, studio.clock)
  const secondApp = await createApp(second.context, builtFolders)
  studio.wallet.disturb('bet', { kind: 'delay', ms: 200 })
  const payload = { requestId: randomUUID(), stakeMinor }
  const headers = { authorization: `Bearer ${frame.opened.session}` }
  const answers = await Promise.all(
    [studio.app, secondApp].map((app) => app.inject({ method: 'POST', url: studioPaths.spin, headers, payload })),
  )
  await secondApp.close()
  await second.close()
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
  expect(answers[0]?.json().round.roundId).toBe(answers[1]?.json().round.roundId)
  expect(studio.wallet.book.moved(frame.playerId)).toMatchObject({ betsMinor: 1_000_000n, wins: 1 })
})

/** Another process that looks after bets left behind finds this one, although its owner is only slow. */
async function resolveBehindTheBack(): Promise<void> {
  const { context, close } = createContext(studio.context.config, studio.clock)
  studio.clock.advance(10_000)
  await runDueCalls(context, endsOf(context))
  studio.clock.advance(10_000)
  await runDueCalls(context, endsOf(context))
  await close()
}

test('a bet taken back by another process before it arrives: void for both, no money moved', async () => {
  const frame = await openFrame(studio)
  const { promise: until, resolve: letGo } = Promise.withResolvers()
  studio.wallet.disturb('bet', { kind: 'delay', until })
  const spinning = frame.spin()
  await vi.waitUntil(() => studio.wallet.bodiesOf('bet').some((bet) => bet.playerId === frame.playerId), patience)
  await resolveBehindTheBack().finally(() => letGo(undefined))
  expect((await spinning).body.code).toBe('WALLET_UNREACHABLE')
  const rounds = await studio.context.db
    .selectFrom('rounds')
    .select('state')
    .where('player_id', '=', frame.playerId)
    .execute()
  expect(rounds).toEqual([{ state: 'void' }])
  expect(studio.wallet.book.moved(frame.playerId)).toEqual({ betsMinor: 0n, winsMinor: 0n, wins: 0 })
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(100_000_000n)
})

test('a bet accepted by another process while its answer is late: one round for both, one win', async () => {
  const frame = await openFrame(studio)
  const { promise: until, resolve: letGo } = Promise.withResolvers()
  studio.wallet.disturb('bet', { kind: 'late-answer', until })
  const spinning = frame.spin()
  await vi.waitUntil(
    () =>
      studio.wallet.seen.some(
        (seen) => seen.body.playerId === frame.playerId && seen.code === 'OK' && seen.call === 'bet',
      ),
    patience,
  )
  await resolveBehindTheBack().finally(() => letGo(undefined))
  const { status, body } = await spinning
  expect([status, body.round.state]).toEqual([200, 'presenting'])
  expect(studio.wallet.bodiesOf('win').filter((win) => win.playerId === frame.playerId)).toHaveLength(1)
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(99_000_000n + BigInt(body.round.totalMinor))
})
