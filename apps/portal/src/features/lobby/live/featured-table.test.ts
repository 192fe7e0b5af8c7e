import type { Game, LiveTable } from '@fairground/contract'
import { expect, test } from 'vitest'
import { FeaturedTable } from './featured-table.ts'

const games = ['1', '2', '3'].map((nodeId) => ({ nodeId }) as Game)
const storeOf = (tables: Record<string, Partial<LiveTable>>) => ({
  find: (nodeId: string) =>
    tables[nodeId] && {
      table: { state: 'open', phase: 'betting', players: 0, ...tables[nodeId] } as LiveTable,
      letters: tables[nodeId].road ? [{ mark: 'B', tone: 'red', side: 'a', name: 'B' } as const] : [],
      good: [],
    },
})

test('the table where most play stands before the others, and stays while it is open', () => {
  const featured = new FeaturedTable()
  expect(featured.choose(storeOf({ 1: { players: 2 }, 2: { players: 7 } }), games)).toBe('2')
  expect(featured.choose(storeOf({ 1: { players: 90 }, 2: { players: 0 } }), games)).toBe('2')
  expect(featured.choose(storeOf({ 1: { phase: 'silent' }, 2: { phase: 'silent' } }), games)).toBe('2')
  expect(featured.choose(storeOf({ 1: { players: 90 }, 2: { state: 'paused' } }), games)).toBe('1')
})

test('of tables where as many play, the one with the longest road comes first', () => {
  const tables = { 1: { players: 3, road: 'B' }, 2: { players: 3, road: 'BBB' }, 3: { players: 2, road: 'BBBBBB' } }
  expect(new FeaturedTable().choose(storeOf(tables), games)).toBe('2')
})

test('one that is closed, silent or not in the list is not chosen; without any it is the first of the list', () => {
  const tables = { 1: { state: 'closed' }, 2: { phase: 'silent' }, 9: { players: 50 } } as const
  expect(new FeaturedTable().choose(storeOf({ ...tables, 3: {} }), games)).toBe('3')
  expect(new FeaturedTable().choose(storeOf(tables), games)).toBe('1')
  expect(new FeaturedTable().choose(storeOf({}), [])).toBeUndefined()
})
