import type { LiveTable, LiveTablesView } from '@fairground/contract'
import { goodRoadsOf } from '@fairground/game-rules/settle'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { LiveStore } from './live-store.ts'

const letters: LiveTablesView['letters'] = [
  [
    { mark: 'B', tone: 'red', side: 'a', name: 'Banker' },
    { mark: 'P', tone: 'blue', side: 'b', name: 'Player' },
    { mark: 'T', tone: 'green', side: 'tie', name: 'Tie' },
  ],
  [{ mark: '0', tone: 'green', name: '0' }],
]
const table = (nodeId: string, changes: Partial<LiveTable> = {}): LiveTable => ({
  ...{ nodeId, state: 'open', speed: 'fast', tier: 'low', language: 'vi', letters: 0 },
  ...{ phase: 'betting', closesMs: 5_000, players: 2, road: '' },
  ...changes,
})
const view = (tables: LiveTable[], number = 4): LiveTablesView => ({ number, nowMs: 1_000, letters, tables })

function storeOf(tables: LiveTable[]): LiveStore {
  const store = new LiveStore()
  store.take(view(tables), 0)
  return store
}

test('news change the tables they are about and leave the others as they were', () => {
  const store = storeOf([table('a'), table('b')])
  const [a, b] = [store.find('a'), store.find('b')]
  const drawn = vi.fn()
  store.subscribe(drawn)
  expect(store.hear([5, [[1, 'result', null, 0, 'BB']]])).toBe(true)
  expect(store.find('a')).toBe(a)
  expect(store.find('b')).not.toBe(b)
  expect(store.find('b')?.table).toMatchObject({ phase: 'result', closesMs: null, players: 0, road: 'BB' })
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('news with a number missing, or of a table that is not there, are not taken on', () => {
  const store = storeOf([table('a')])
  const before = store.find('a')
  expect(store.hear([6, [[0, 'result', null, 0, '']]])).toBe(false)
  expect(store.hear([5, [[3, 'result', null, 0, '']]])).toBe(false)
  expect(store.find('a')).toBe(before)
})

test('the same told again changes nothing', () => {
  const store = storeOf([table('a', { road: 'BPB' })])
  const before = store.find('a')
  store.take(structuredClone(view([table('a', { road: 'BPB' })], 9)), 0)
  expect(store.find('a')).toBe(before)
})

test('a page without a word takes back what it said of this moment, and keeps the rest', () => {
  const store = storeOf([table('a', { road: 'BP' })])
  store.silence()
  expect(store.find('a')?.table).toMatchObject({ phase: 'silent', closesMs: null, players: 0, road: 'BP', tier: 'low' })
})

test('time is the server’s, half of the way of the answer added', () => {
  vi.useFakeTimers({ now: 500_000 })
  const store = new LiveStore()
  store.take({ ...view([]), nowMs: 900_000 }, 200)
  expect(store.now()).toBe(900_100)
  vi.advanceTimersByTime(3_000)
  expect(store.now()).toBe(903_100)
  vi.useRealTimers()
})

test('patterns of a road are those that `npm run settle` answers, whatever came and in however many pieces', () => {
  const mark = fc.constantFrom('B', 'P', 'B', 'P', 'T')
  const sides = { B: 'a', P: 'b', T: 'tie' } as const
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 30 }), fc.array(mark, { maxLength: 12 }), (before, added) => {
      const store = storeOf([table('a', { road: before.join('') })])
      added.forEach((one, index) => {
        store.hear([5 + index, [[0, 'result', null, 0, one]]])
      })
      const results = [...before, ...added].map((one) => sides[one as keyof typeof sides])
      expect(store.find('a')?.good).toEqual(goodRoadsOf(results))
    }),
  )
})

test('a road of single results has no patterns', () => {
  expect(storeOf([table('a', { letters: 1, road: '0000000' })]).find('a')?.good).toEqual([])
  expect(storeOf([table('a', { letters: null, road: 'BBBBBB' })]).find('a')?.good).toEqual([])
})
