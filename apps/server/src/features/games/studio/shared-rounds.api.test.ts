import type { SharedPastRound } from '@fairground/contract/studio'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'

const server = testServer()
const studio = new TestVendor('house')
beforeAll(() => studio.start(server))
afterAll(() => studio.stop())
/** Longer than a round is remembered. */
const rememberedMs = 61_000
beforeEach(() => {
  studio.tells.clear()
  server.clock.advance(rememberedMs)
})

const round = (fields: Partial<SharedPastRound> = {}): SharedPastRound => ({
  ...{ sharedRoundId: 'shr_1', gameId: testGames.single, rulesId: 'crash', rulesVersion: 1, number: 1_204 },
  ...{ endedAt: '2026-11-22T01:00:00.000Z', outcome: { bustX100: 186 } },
  fairness: { commit: 'c'.repeat(64), clientSeed: 'e'.repeat(64), nonce: 1_204, serverSeed: 'a'.repeat(64) },
  chain: {
    ...{ head: 'd'.repeat(64), length: 10_000, publishedAt: '2026-11-21T00:00:00.000Z', salt: 'e'.repeat(64) },
    saltedWith: { kind: 'drand', chain: 'b', round: 34_311_412, signature: 's', value: 'e'.repeat(64) },
  },
  ...fields,
})
const newest = async (language = 'vi') =>
  (await server.portal('GET', '/lgw/games/newestRound', { headers: { language } })).body
const find = async (sharedRoundId: string) =>
  (await server.portal('GET', '/lgw/games/sharedRound', { query: { sharedRoundId } })).body

test('anybody sees the round that ended last, with its game, number, result, commitment and seed, and no player', async () => {
  studio.tells.set('/rounds/shared/newest', round())
  const told = {
    ...{ sharedRoundId: 'shr_1', gameName: `Trò ${testGames.single}`, number: 1_204 },
    ...{ endedAt: '2026-11-22T01:00:00.000Z', commit: 'c'.repeat(64), serverSeed: 'a'.repeat(64) },
    result: { bustX100: 186 },
    saltedWith: 'drand',
  }
  expect((await newest()).value).toEqual(told)
  expect((await newest('en')).value).toMatchObject({ gameName: `Game ${testGames.single}` })
})

test('it is told when the beacon was a recorded one', async () => {
  const { chain } = round()
  const { signature, value } = { signature: 's', value: 'e'.repeat(64) }
  const saltedWith = { kind: 'recorded', chain: 'b', round: 657_413, signature, value } as const
  studio.tells.set('/rounds/shared/newest', round({ chain: { ...chain, saltedWith } }))
  expect((await newest()).value).toMatchObject({ saltedWith: 'recorded' })
})

test('of a called round it is told how many numbers were called; a result in no known words is left out', async () => {
  const purchases = [{ id: 'rnd_1', seed: 's', currency: 'VND', tickets: 1 }]
  studio.tells.set('/rounds/shared/newest', round({ outcome: { purchases, calls: [3, 1, 2], halls: [] } }))
  expect((await newest()).value).toMatchObject({ result: { callCount: 3 } })
  server.clock.advance(rememberedMs)
  studio.tells.set('/rounds/shared/newest', round({ outcome: { winner: 'x' } }))
  expect((await newest()).value).toMatchObject({ result: null })
})

test('where no round has ended, the seed is not public, or the studio tells nonsense, there is none', async () => {
  expect(await newest()).toMatchObject({ success: true, value: null })
  for (const told of [round({ fairness: { ...round().fairness, serverSeed: null } }), { sharedRoundId: 'shr_1' }]) {
    server.clock.advance(rememberedMs)
    studio.tells.set('/rounds/shared/newest', told)
    expect(await newest()).toMatchObject({ success: true, value: null })
  }
})

test('the newest round is asked for once in ten seconds, however many look', async () => {
  studio.tells.set('/rounds/shared/newest', round())
  await newest()
  studio.tells.set('/rounds/shared/newest', round({ sharedRoundId: 'shr_2' }))
  server.clock.advance(9_000)
  expect((await newest()).value).toMatchObject({ sharedRoundId: 'shr_1' })
  server.clock.advance(2_000)
  expect((await newest()).value).toMatchObject({ sharedRoundId: 'shr_2' })
})

test('a round is found by its id with all that decides it; one that is not there is not remembered', async () => {
  expect((await find('shr_1')).code).toBe('NOT_FOUND')
  studio.tells.set('/rounds/shared/shr_1', round())
  expect((await find('shr_1')).value).toEqual({ gameName: `Game ${testGames.single}`, round: round() })
  expect((await find('')).code).toBe('VALIDATION')
  expect((await find('../models')).code).toBe('NOT_FOUND')
})
