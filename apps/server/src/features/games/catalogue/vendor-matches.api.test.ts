import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'
import { gameOf, TestVendor } from '../../../../test/test-vendor.ts'
import { listShownMatches } from './hot-match-store.ts'
import { readMatches } from './read-matches.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(async () => {
  vendor.games.push({ ...gameOf('football'), category: 'SPORTS' as const })
  await vendor.start(server)
})
afterAll(() => vendor.stop())

const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000).toISOString()
const told = (matchId: string, startsAt: string, endsAt: string, gameId = 'football') => ({
  ...{ gameId, matchId, title: 'Premier', homeTeam: 'North', awayTeam: 'South', startsAt, endsAt },
})
async function shownAfter(matches: object[]) {
  vendor.tells.set('/matches', { matches })
  await readMatches(server.context, 'acme')
  const shown = await listShownMatches(server.db, server.clock.now())
  return shown.map(({ id, startsAt, nodeId }) => ({ id, startsAt: startsAt.toISOString(), hasGame: nodeId !== null }))
}

test("a vendor's fixtures stand on the front page; a kick-off that moves does so there, and what staff took off stays off", async () => {
  const [soon, later] = [at(10), at(40)]
  expect(await shownAfter([told('m1', soon, at(30)), told('m2', soon, at(30), 'unknown')])).toEqual([
    { id: 'acme:m1', startsAt: soon, hasGame: true },
  ])
  expect(await shownAfter([told('m1', later, at(60))])).toEqual([{ id: 'acme:m1', startsAt: later, hasGame: true }])
  await server.db.updateTable('hot_matches').set({ ended_at: server.clock.now() }).where('id', '=', 'acme:m1').execute()
  expect(await shownAfter([told('m1', at(50), at(70))])).toEqual([])
})
