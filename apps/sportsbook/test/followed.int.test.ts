import type { SportsMatchView } from '@fairground/contract/sports'
import { SportsMatchProof, SportsMatchStats, sportsFollowedPaths } from '@fairground/contract/sports-followed'
import { createStream, isChainSeed } from '@fairground/fairness'
import { playAgain } from '@fairground/sports-rules'
import { callAsPortal } from '@fairground/vendor-kit/testing'
import { beforeAll, expect, test } from 'vitest'
import { SportsWorld, smallLeague } from './sports-world.ts'

const world = new SportsWorld()
const overMs = 2 * 300_000 + 15_000 + 1_000
beforeAll(() => world.clock.stop())

const readStats = async (matchId: string) =>
  SportsMatchStats.parse((await world.call({ method: 'GET', url: sportsFollowedPaths.stats(matchId) })).body)
const readProof = async (matchId: string) =>
  SportsMatchProof.parse((await world.call({ method: 'GET', url: sportsFollowedPaths.proof(matchId) })).body)

test('a player follows leagues and teams on every device, others do not see it, and nothing unknown is followed', async () => {
  await world.play()
  const [one, other] = [await world.openFrame(), await world.openFrame()]
  expect(await one.favourites()).toEqual({ leagues: [], teams: [] })
  await one.follow({ kind: 'team', id: 'small-2', isOn: true })
  await one.follow({ kind: 'team', id: 'small-2', isOn: true })
  await one.follow({ kind: 'league', id: 'small-1', isOn: true })
  expect(await one.favourites()).toEqual({ leagues: ['small-1'], teams: ['small-2'] })
  expect(await one.follow({ kind: 'team', id: 'nobody', isOn: true })).toMatchObject({ code: 'NOT_FOUND' })
  await one.follow({ kind: 'team', id: 'small-2', isOn: false })
  expect(await one.favourites()).toEqual({ leagues: ['small-1'], teams: [] })
  expect(await other.favourites()).toEqual({ leagues: [], teams: [] })
})

test('a search finds fixtures by team, league and land, whatever the accents', async () => {
  const found = async (text: string) => (await world.coupon(`text=${encodeURIComponent(text)}`)).length
  expect(await found('small league')).toBe(6)
  expect(await found('GIAI NHO')).toBe(6)
  expect(await found('smallia')).toBe(6)
  expect(await found('nor')).toBe(3)
  expect(await found('nowhere')).toBe(0)
})

test('the front page of the portal hears of the next matches', async () => {
  const { body } = await callAsPortal(world, 'GET', '/matches')
  const { matches } = body as { matches: { gameId: string; title: string; startsAt: string; endsAt: string }[] }
  expect(matches).toHaveLength(6)
  expect(matches[0]).toMatchObject({ gameId: 'football', title: smallLeague.names.vi })
  expect(Date.parse(matches[0]?.endsAt ?? '') - Date.parse(matches[0]?.startsAt ?? '')).toBe(615_000)
})

test('what a match follows from is shut until it is settled; then anybody plays it again, and its teams have form', async () => {
  const match = (await world.coupon())[0] as SportsMatchView
  const shut = await readProof(match.matchId)
  expect(shut).toMatchObject({ serverSeed: null, result: null, sport: 'football' })
  expect((await readStats(match.matchId)).home).toMatchObject({ team: match.home, place: null, form: [] })
  await world.playUntil(match, 1_000)
  expect((await readProof(match.matchId)).serverSeed).toBeNull()
  await world.playUntil(match, overMs)
  const { serverSeed, chain, beacon, result, ...strengths } = await readProof(match.matchId)
  expect(chain).toEqual(shut.chain)
  expect(isChainSeed(serverSeed ?? '', chain.number, chain)).toBe(true)
  const stream = createStream({ serverSeed: serverSeed ?? '', clientSeed: beacon.salt ?? '', nonce: 0 })
  expect(playAgain(strengths, stream)).toEqual(result)
  const stats = await readStats(match.matchId)
  const [home = 0, away = 0] = result?.fullTime ?? []
  expect(stats.home.form).toEqual([{ matchId: match.matchId, against: match.away, score: [home, away] }])
  expect(stats.away.form).toEqual([{ matchId: match.matchId, against: match.home, score: [away, home] }])
  expect(stats.home.points).toBe(home > away ? 3 : home === away ? 1 : 0)
  expect(stats.meetings).toMatchObject([{ matchId: match.matchId, fullTime: [home, away] }])
})
