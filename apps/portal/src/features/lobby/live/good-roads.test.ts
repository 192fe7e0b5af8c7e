import type { LiveTable } from '@fairground/contract'
import type { GoodRoad } from '@fairground/game-rules/roads'
import { expect, test } from 'vitest'
import { isMet, namedRoad, readChoice } from './good-road-choice.ts'
import type { ShownTable } from './live-store.ts'
import { newGoodRoads } from './new-good-roads.ts'
import { isWanted } from './table-filter.ts'

const shown = (good: readonly GoodRoad[], changes: Partial<LiveTable> = {}): ShownTable => ({
  good,
  letters: [],
  table: {
    ...{ nodeId: 'a', state: 'open', speed: 'fast', tier: 'low', language: 'vi', letters: null },
    ...{ phase: 'idle', closesMs: null, players: 0, road: '' },
    ...changes,
  },
})

test('a choice is read as it was kept; anything else is none', () => {
  expect(readChoice('{"roads":["red","ping-pong","gold"],"isTold":true}')).toEqual({
    roads: ['ping-pong', 'red'],
    isTold: true,
  })
  for (const stored of [null, '', 'no json', '7', '{"roads":"red"}', '[]'])
    expect(readChoice(stored)).toEqual({ roads: [], isTold: false })
})

test('a tile names a chosen pattern before others, and six in a row before four', () => {
  expect(namedRoad(['streak-4', 'streak-6', 'red'], ['red'])).toBe('red')
  expect(namedRoad(['streak-4', 'streak-6'], ['streak-4'])).toBe('streak-6')
  expect(namedRoad([], ['red'])).toBeUndefined()
})

test('a table is told of once, when it comes to show a pattern, and not when it is first seen', () => {
  const [none, four, six] = [[], ['streak-4'], ['streak-4', 'streak-6']].map(
    (good) => new Map([['a', shown(good as GoodRoad[])]]),
  ) as [Map<string, ShownTable>, Map<string, ShownTable>, Map<string, ShownTable>]
  const chosen: GoodRoad[] = ['streak-4', 'streak-6']
  expect(newGoodRoads(new Map(), four, chosen)).toEqual([])
  expect(newGoodRoads(none, four, chosen)).toEqual([{ nodeId: 'a', road: 'streak-4' }])
  expect(newGoodRoads(four, four, chosen)).toEqual([])
  expect(newGoodRoads(four, six, chosen)).toEqual([{ nodeId: 'a', road: 'streak-6' }])
  expect(newGoodRoads(none, four, ['red'])).toEqual([])
})

test('filters narrow together; a table of which nobody tells passes none', () => {
  const table = shown(['red'], { tier: 'vip' })
  expect(isWanted(table, { speed: 'fast', tier: 'vip', language: 'vi', goodRoads: true }, ['red'])).toBe(true)
  expect(isWanted(table, { speed: 'slow', tier: 'vip' }, [])).toBe(false)
  expect(isWanted(table, { language: 'en' }, [])).toBe(false)
  expect(isWanted(table, { goodRoads: true }, ['ping-pong'])).toBe(false)
  expect(isWanted(undefined, {}, [])).toBe(true)
  expect(isWanted(undefined, { tier: 'low' }, [])).toBe(false)
  expect(isMet(['red'], [])).toBe(false)
})
