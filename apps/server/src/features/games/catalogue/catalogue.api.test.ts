import type { VendorGame } from '@fairground/contract/psw'
import { beforeAll, expect, test } from 'vitest'
import { listAcmeGames, vendorGame } from '../../../../test/catalogue.ts'
import { registerMember } from '../../../../test/members.ts'
import { setSite } from '../../../../test/site.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const popular = '/lgw/games/popular'
/** Longer than lists and answers are remembered together. */
const rememberedMsMax = 2_000
const slotCount = 22

const gameOf = (gameId: string, category: VendorGame['category']) => vendorGame(gameId, { category })
const slots = Array.from({ length: slotCount }, (_, index) => gameOf(`slot-${index + 1}`, 'RNG'))

beforeAll(() => listAcmeGames(server, [...slots, gameOf('fish-1', 'FISH')]))

const list = async (path: string, query: Record<string, string> = {}, options: { token?: string } = {}) =>
  (await server.portal('GET', path, { query, ...options })).body.value

const nodeIdsOf = ({ list: games }: { list: { nodeId: string }[] }) => games.map(({ nodeId }) => nodeId)

async function favour(token: string, nodeId: string) {
  const body = { nodeId, vendor: 'acme-brand', gameType: 'RNG' }
  return server.portal('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, body })
}

test('[R7.4.02] pages of the catalogue hold every game of the type once, each with the number of all', async () => {
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => list(popular, { gameType: 'RNG', pageSize: '10', page })),
  )
  expect(pages.map((page) => [page.list.length, page.total])).toEqual([
    [10, slotCount],
    [10, slotCount],
    [2, slotCount],
  ])
  expect(new Set(pages.flatMap(nodeIdsOf)).size).toBe(slotCount)
})

test('a favourite that names another vendor or category than its id is not there, neither to add nor to remove', async () => {
  const { token } = await registerMember(server)
  const [nodeId] = nodeIdsOf(await list(popular, { gameType: 'RNG', pageSize: '10', page: '1' }))
  const change = (method: 'POST' | 'DELETE', body: object) =>
    server.portal(method, `/wps/relay/MCSFE_${method === 'POST' ? 'add' : 'remove'}FavoriteGameV2`, { token, body })
  for (const wrong of [{ vendor: 'NOPE' }, { gameType: 'LIVE' }])
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await change(method, { nodeId, vendor: 'acme-brand', gameType: 'RNG', ...wrong })
      expect(answer.body.code).toBe('NOT_FOUND')
    }
  expect((await change('POST', { nodeId, vendor: 'acme-brand', gameType: 'RNG' })).body.value.nodeIds).toEqual([nodeId])
})

test('a page past the end is empty and still tells how many games there are', async () => {
  expect(await list(popular, { gameType: 'RNG', pageSize: '10', page: '4' })).toMatchObject({
    list: [],
    total: slotCount,
  })
  expect(await list(popular, { gameName: 'no such game' })).toMatchObject({ list: [], total: 0 })
})

test('a visitor sees what the operator changed, and what a game is called in each language, within two seconds', async () => {
  const first = async () => (await list(popular, { gameType: 'FISH' })).list[0]
  expect(await first()).toMatchObject({ displayName: 'Game fish-1' })
  expect((await first()).isFavourite).toBeUndefined()
  const inVietnamese = { query: { gameType: 'FISH' }, headers: { language: 'vi' } }
  expect((await server.portal('GET', popular, inVietnamese)).body.value.list[0].displayName).toBe('Trò fish-1')
  const isEnabled = (is_enabled: boolean) =>
    server.db.updateTable('games').set({ is_enabled }).where('game_code', '=', 'fish-1').execute()
  await isEnabled(false)
  server.clock.advance(rememberedMsMax)
  expect(await first()).toBeUndefined()
  await isEnabled(true)
  server.clock.advance(rememberedMsMax)
  expect(await first()).toMatchObject({ displayName: 'Game fish-1' })
})

test('an answer from memory has the headers of every other one, and an id of its own', async () => {
  const read = () => server.portalApp.inject({ url: popular, query: { pageSize: '5' } })
  const [first, second] = [await read(), await read()]
  const { date: _, 'x-request-id': id, ...headers } = second.headers
  expect(first.headers).toMatchObject(headers)
  expect(id).not.toBe(first.headers['x-request-id'])
})

test('bad input is refused each time, with nothing remembered', async () => {
  for (const _ of [1, 2])
    expect((await server.portal('GET', popular, { query: { page: '0' } })).body).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'page' }] },
    })
})

test('maintenance stops also what is remembered', async () => {
  expect((await server.portal('GET', popular)).status).toBe(200)
  await setSite(server, 'maintenance', { until: '2030-01-01T00:00:00Z' })
  expect((await server.portal('GET', popular)).status).toBe(503)
  await setSite(server, 'maintenance', null)
  expect((await server.portal('GET', popular)).status).toBe(200)
})

test('[R4.8.01] a favourite is one however often it is added, and only its member sees it, at once', async () => {
  const [member, other] = [await registerMember(server), await registerMember(server)]
  const query = { gameType: 'RNG', pageSize: '1' }
  const [{ nodeId }] = (await list(popular, query)).list
  for (const _ of [1, 2]) expect((await favour(member.token, nodeId)).body.value).toEqual({ nodeIds: [nodeId] })
  const isFavourite = async (options?: { token: string }) => (await list(popular, query, options)).list[0].isFavourite
  expect(await isFavourite(member)).toBe(true)
  expect(await isFavourite(other)).toBe(false)
  expect(await isFavourite()).toBeUndefined()
})

test('[R7.4.08] [R7.4.10] favourites come newest first in pages of twenty, by type, and can be taken back', async () => {
  const { token } = await registerMember(server)
  const all = nodeIdsOf(await list(popular, { gameType: 'RNG', pageSize: '21' }))
  for (const nodeId of all) await favour(token, nodeId)
  const path = '/wps/relay/MCSFE_getFavoriteGamesList'
  const page = (pageNo: string, gameType = 'RNG') => list(path, { pageNo, pageSize: '20', gameType }, { token })
  expect(await page('1')).toMatchObject({ total: 21 })
  expect([...nodeIdsOf(await page('1')), ...nodeIdsOf(await page('2'))]).toEqual(all.toReversed())
  expect(await page('3')).toMatchObject({ list: [], total: 21 })
  expect(await page('1', 'FISH')).toMatchObject({ list: [], total: 0 })
  const body = { nodeId: all[0], vendor: 'acme-brand', gameType: 'RNG' }
  for (const _ of [1, 2]) {
    const removed = await server.portal('DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { token, body })
    expect(removed.body.value.nodeIds).toHaveLength(20)
  }
})
