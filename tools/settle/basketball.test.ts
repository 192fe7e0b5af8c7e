import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (request: object) =>
  JSON.parse(answerLine(JSON.stringify({ id: 'a', kind: 'basketball', spread: '4.5', total: '210', ...request })))

it('a match with overtimes tells its chances, and has no winner by 0', () => {
  const { home, over } = told({ period: 'match', handicap: '0', totalLine: '210' })
  expect(Number(home[0])).toBeCloseTo(0.647299, 6)
  expect(home[1]).toBe('0')
  expect(over.reduce((sum: number, one: string) => sum + Number(one), 0)).toBeCloseTo(1, 10)
})

it('a quarter can be level, a half has its own lines', () => {
  const quarter = told({ period: 'quarter', handicap: '0', totalLine: '52.5' })
  expect(Number(quarter.home[1])).toBeCloseTo(0.0653, 3)
  expect(quarter.over).toEqual(['0.5', '0', '0.5'])
  const half = told({ period: 'half', handicap: '-2.5', totalLine: '105' })
  expect(Number(half.over[0])).toBeCloseTo(Number(half.over[2]), 10)
})

it.each([
  [{ period: 'third', handicap: '0', totalLine: '1' }, 'period'],
  [{ period: 'half', handicap: '0.25', totalLine: '1' }, 'handicap'],
  [{ period: 'half', handicap: '0', totalLine: 'x' }, 'totalLine'],
])('names what it cannot read: %j', (request, field) => {
  expect(told(request).error.field).toBe(field)
})
