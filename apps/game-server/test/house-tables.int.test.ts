import { cockfightBrands } from '@fairground/contract'
import { gameTitles } from '@fairground/game-rules/titles'
import { expect, test } from 'vitest'
import { openTables } from '../src/tables/open-tables.ts'
import { listGames } from '../src/vendor/list-games.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()

const withHouse = () => ({ ...studio.context, config: { ...studio.context.config, hasHouseTables: true } })
const readTables = () => studio.context.db.selectFrom('tables').selectAll().execute()

test('without the tables of the house each set of rules has one', async () => {
  const rows = await readTables()
  expect(rows.every(({ table_id, rules_id }) => table_id === rules_id)).toBe(true)
})

test('the house opens its further tables once, each with its dealer, studio and the limits of its tier', async () => {
  await openTables(withHouse())
  const expected = Object.values(gameTitles).flatMap(({ tables = {}, arenas = {} }) => [
    ...Object.keys(tables),
    ...Object.keys(arenas),
  ])
  const rows = (await readTables()).filter(({ table_id, rules_id }) => table_id !== rules_id)
  expect(rows.map(({ table_id }) => table_id).sort()).toEqual(expected.sort())
  const vip = studio.context.catalogue.find('live-baccarat-vip')
  expect(vip).toMatchObject({ theme: 'quoc-bao', provider: { name: 'Grand Pavilion' }, table: { speed: 'slow' } })
  const ring = studio.context.catalogue.find('cockfight-ds88')
  expect(ring).toMatchObject({ theme: 'lanterns', provider: { code: 'DS88', name: 'DS88' } })
  const limits = await studio.context.db.selectFrom('table_limits').selectAll().execute()
  expect(limits.find(({ table_id, currency }) => table_id === 'live-baccarat-vip' && currency === 'VND')).toMatchObject(
    {
      stake_minor_min: '10000000',
      stake_minor_max: '50000000000',
    },
  )
})

test('what staff have changed stays when the studio starts again', async () => {
  await studio.context.db.updateTable('tables').set({ state: 'closed', cause: 'schedule' }).execute()
  await openTables(withHouse())
  const rows = await readTables()
  expect(rows.every(({ state }) => state === 'closed')).toBe(true)
})

test('[R2.4.14] tables are told to the portal as live ones, with what is dealt and by whom', () => {
  const { games } = listGames(studio.context, '')
  const all = [...games, ...listGames(studio.context, games.at(-1)?.gameId ?? '').games]
  expect(all.find(({ gameId }) => gameId === 'live-sic-bo')).toMatchObject({
    category: 'LIVE',
    table: 'sicbo',
    hosts: [{ hostId: 'minh-khoi', name: 'Minh Khôi', image: 'host/minh-khoi' }],
    provider: { code: 'night-market' },
  })
  expect(all.find(({ gameId }) => gameId === 'xoc-dia')).toMatchObject({ category: 'LIVE' })
})

test('[R3.149] rings of the cockfight are told under the labels of their vendors, and the house has one of its own', () => {
  const { games } = listGames(studio.context, 'cockfigh')
  const rings = games.filter(({ category }) => category === 'COCKFIGHT')
  expect([...new Set(rings.map(({ provider }) => provider.code))].sort()).toEqual([...cockfightBrands].sort())
  const pools = rings.filter(({ gameId }) => gameId.startsWith('cockfight-pool'))
  expect(pools.map(({ provider }) => provider.code)).toEqual(['carousel-arena', 'carousel-arena'])
})
