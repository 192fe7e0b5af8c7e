import { expect, test } from 'vitest'
import type { TableRules } from '../tables/table-rules.ts'
import { markOfThrow, throws } from './bau-cua/throws.ts'
import { tables } from './games.gen.ts'
import { numberOfMark } from './roulette/index.ts'
import { gameTitles } from './titles.gen.ts'

const live = tables.filter(({ id }) => gameTitles[id]?.category === 'LIVE')
const named = live.map((rules): [string, TableRules] => [rules.id, rules])
/** Of games whose rounds have a time of their own: fast and slow. */
const betMsOf: Readonly<Record<string, readonly [number, number]>> = {
  'live-baccarat-squeeze': [27_000, 27_000],
  'live-blackjack': [10_000, 20_000],
  'tai-xiu': [25_000, 60_000],
  'money-wheel': [10_000, 22_000],
}
const seedsOf = (round: number) => ({
  serverSeed: round.toString(16).padStart(64, '0'),
  clientSeed: 'live',
  nonce: round,
})

test.each(named)('%s: every group of places has places, and its limits are not above the main one', (_id, rules) => {
  const { slips } = rules
  expect(slips).toBeDefined()
  const groups = Object.entries(slips?.groups ?? {})
  expect(groups[0]?.[1]).toBe(1)
  expect(groups.every(([, divisor]) => divisor >= 1)).toBe(true)
})

test.each(named)('%s: a slower table gives more time, and its round is drawn alike', (_id, rules) => {
  const [fast, slow] = [rules.atSpeed?.('fast'), rules.atSpeed?.('slow')]
  const [fastMs, slowMs] = betMsOf[rules.id] ?? [12_000, 27_000]
  expect(fast?.schedule(0).closesAtMs).toBe(fastMs)
  expect(slow?.schedule(0).closesAtMs).toBe(slowMs)
  expect(fast?.source.draw(seedsOf(1))).toEqual(slow?.source.draw(seedsOf(1)))
})

test.each(named)('%s: nothing is shown before its moment, and everything at the end of the run', (_id, rules) => {
  const outcome = rules.source.draw(seedsOf(7))
  expect(rules.shownAt({ outcome, atMs: 0 })).toEqual([])
  const whole = rules.shownAt({ outcome, atMs: rules.runMs(outcome) })
  expect(whole.length).toBeGreaterThan(0)
  expect(rules.shownAt({ outcome, atMs: rules.runMs(outcome) - 1 }).length).toBeLessThan(whole.length)
})

const bauCuaMarks = throws.map(markOfThrow).join('')

const marksOf = (id: string, rounds: number): string => {
  const rules = live.find((one) => one.id === id)
  if (!rules) throw new Error(`there is no table ${id}`)
  return Array.from({ length: rounds }, (_, round) => rules.markOf?.(rules.source.draw(seedsOf(round)))).join('')
}

test.each([
  ['live-baccarat', 'BPT'],
  ['live-dragon-tiger', 'DGT'],
  ['live-sic-bo', 'BST'],
  ['xoc-dia', '01234'],
  ['fan-tan', '1234'],
  ['tai-xiu', 'TX'],
  ['money-wheel', '125TVF'],
  ['bau-cua', bauCuaMarks],
])('the road of %s is of the letters %s', (id, letters) => {
  expect([...new Set(marksOf(id, 2_000))].sort().join('')).toBe([...letters].sort().join(''))
})

test('a mark of roulette is one letter that stands for its number', () => {
  const rules = live.find(({ id }) => id === 'live-roulette')
  const marks = Array.from({ length: 37 }, (_, number) => rules?.markOf?.(number) ?? '')
  expect(marks.map(numberOfMark)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  expect(marks.every((mark) => mark.length === 1)).toBe(true)
})

test('the house opens at least 24 tables of the live casino, in four studios, every tier and speed', () => {
  const house = Object.values(gameTitles).flatMap(({ tables: further = {} }) => Object.values(further))
  expect(live.length + house.length).toBeGreaterThanOrEqual(24)
  expect(new Set(house.map(({ studio }) => studio)).size).toBe(4)
  expect([...new Set(house.map(({ tier }) => tier))].sort()).toEqual(['high', 'low', 'standard', 'vip'])
  expect([...new Set(house.map(({ speed }) => speed))].sort()).toEqual(['fast', 'normal', 'slow'])
})
