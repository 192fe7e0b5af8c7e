import type { SportsMatchView } from '@fairground/contract/sports'
import { ChainSeeds } from '@fairground/vendor-kit'
import { callAsPortal } from '@fairground/vendor-kit/testing'
import { beforeAll, expect, test } from 'vitest'
import { chainKitOf } from '../src/context.ts'
import { lockMatch } from '../src/matches/match-store.ts'
import { MatchWriter } from '../src/matches/run-matches.ts'
import { decidePending } from '../src/slips/decide-pending.ts'
import { settleMatch } from '../src/slips/settle-match.ts'
import { SportsWorld, smallLeague, startMinor } from './sports-world.ts'

const world = new SportsWorld()
const stakeMinor = 1_000_000n
const overMs = 2 * 300_000 + 15_000 + 1_000

beforeAll(() => world.clock.stop())

async function nextMatch(): Promise<SportsMatchView> {
  await world.play()
  return (await world.coupon())[0] as SportsMatchView
}

test('two processes that play the same match tell every event once, and a third goes on where they were killed', async () => {
  const match = await nextMatch()
  const writers = [1, 2, 3].map(() => new MatchWriter(world.context, smallLeague))
  world.clock.advance(Date.parse(match.startsAt) + 200_000 - world.clock.now().getTime())
  await Promise.all(writers.slice(0, 2).map((writer) => writer.step()))
  world.clock.advance(overMs)
  await writers[2]?.step()
  const events = await world.context.db
    .selectFrom('match_events')
    .selectAll()
    .where('match_id', '=', match.matchId)
    .orderBy('version')
    .execute()
  expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1))
  expect(events.map(({ kind }) => kind).filter((kind) => kind !== 'goal')).toEqual([
    ...['kick-off', 'half-time', 'second-half', 'full-time'],
  ])
  const last = events.at(-1)
  const goals = (side: string) => events.filter((event) => event.side === side).length
  expect([last?.score_home, last?.score_away]).toEqual([goals('home'), goals('away')])
})

test('a match that is settled by two processes at once pays once', async () => {
  const match = await nextMatch()
  const frame = await world.openFrame()
  for (const selection of ['home', 'draw', 'away']) await frame.single(match, '1x2', selection)
  world.clock.advance(Date.parse(match.startsAt) + overMs - world.clock.now().getTime())
  const writer = new MatchWriter(world.context, smallLeague)
  await writer.step()
  const row = await world.context.db.transaction().execute((tx) => lockMatch(tx, match.matchId))
  expect(row.state).toBe('ended')
  const seeds = new ChainSeeds(chainKitOf(world.context))
  await Promise.all([settleMatch(world.context, row, seeds), settleMatch(world.context, row, seeds)])
  await world.pay()
  const won = (await frame.bets()).filter(({ state }) => state === 'won')
  expect(won).toHaveLength(1)
  expect(frame.balanceMinor).toBe(startMinor - 3n * stakeMinor + BigInt(won[0]?.payoutMinor ?? 0))
})

test('a bet in play whose process died in the delay has its stake back', async () => {
  await world.play()
  const match = await world.quietMatch()
  const frame = await world.openFrame()
  await world.playUntil(match, 1_000)
  const live = await world.match(match.matchId)
  expect((await frame.single(live, '1x2', 'home', { accept: 'any' })).bet?.state).toBe('pending')
  world.clock.advance(3_000 + 1_001)
  await decidePending(world.context)
  await world.pay()
  expect((await frame.bets())[0]).toMatchObject({ state: 'refused', refusal: { code: 'DELAY_EXPIRED' } })
  expect(frame.balanceMinor).toBe(startMinor)
})

test('a league that says nothing for five seconds in play takes no bets', async () => {
  const match = await nextMatch()
  const frame = await world.openFrame()
  await world.playUntil(match, 1_000)
  world.clock.advance(5_001)
  const silent = await world.match(match.matchId)
  expect(silent.isSuspended).toBe(true)
  expect((await frame.single(silent, '1x2', 'home', { accept: 'any' })).refusal?.code).toBe('SUSPENDED')
})

test('a bet tells nobody what its match is committed by before the match is over: that is the seed of the one before', async () => {
  const frame = await world.openFrame()
  await world.play()
  const match = (await world.coupon())[1] as SportsMatchView
  const { bet } = await frame.single(match, '1x2', 'home')
  const commitOf = async () => {
    const { body } = await callAsPortal(world, 'GET', `/rounds/${bet?.betId}`)
    return (body as { fairness: { commit: string } }).fairness.commit
  }
  expect(await commitOf()).toBe('')
  await world.playUntil(match, overMs)
  expect(await commitOf()).toMatch(/^[0-9a-f]{64}$/)
})
