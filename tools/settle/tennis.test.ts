import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
const serves = { serveA: '0.65', serveB: '0.60' }
const sumOf = (chances: Record<string, string>) => Object.values(chances).reduce((sum, one) => sum + Number(one), 0)

it('tennis and tennis-set tell the chances of their points', () => {
  const answer = told('tennis', { ...serves, bestOf: 3 })
  expect(Number(answer.holdA)).toBeCloseTo(0.829645, 6)
  expect(Number(answer.setA)).toBeCloseTo(0.663495, 6)
  expect(Number(answer.match)).toBeCloseTo(0.736502, 6)
  expect(Object.keys(answer.setScores).sort()).toEqual(['0-2', '1-2', '2-0', '2-1'])
  const set = told('tennis-set', { ...serves, server: 'b' })
  expect(sumOf(set.scores)).toBeCloseTo(1, 10)
  expect(Number(set.setA)).toBeCloseTo(Number(answer.setA), 10)
  expect(Number(set.tieBreakA)).toBeGreaterThan(0.5)
})

it('tennis-live: from 0–0 it is the match, and a point is worth most where it decides', () => {
  const live = { ...serves, bestOf: 3, sets: [0, 0], games: [0, 0], points: [0, 0], server: 'b' }
  expect(told('tennis-live', live).match).toBe(told('tennis', { ...serves, bestOf: 3 }).match)
  const end = { ...live, sets: [1, 1], games: [6, 6], points: [9, 8] }
  const { set, match } = told('tennis-live', end)
  expect(set).toBe(match)
  expect(Number(match)).toBeGreaterThan(0.8)
})

it.each([
  ['tennis', { serveA: '1', serveB: '0.6', bestOf: 3 }, 'serveA'],
  ['tennis', { ...serves, bestOf: 1 }, 'bestOf'],
  ['tennis-live', { ...serves, bestOf: 3, sets: [2, 0], games: [0, 0], points: [0, 0], server: 'a' }, 'sets'],
  ['tennis-live', { ...serves, bestOf: 3, sets: [0, 0], games: [6, 4], points: [0, 0], server: 'a' }, 'games'],
  ['tennis-live', { ...serves, bestOf: 3, sets: [0, 0], games: [5, 4], points: [4, 1], server: 'a' }, 'points'],
  ['tennis-live', { ...serves, bestOf: 3, sets: [0, 0], games: [5, 4], points: [4, 3], server: 'c' }, 'server'],
])('%s names what it cannot read: %j', (kind, request, field) => {
  expect(told(kind, request).error.field).toBe(field)
})
