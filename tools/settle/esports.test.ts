import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))

it('series: scores and match, from any score of maps', () => {
  const answer = told('series', { mapWin: '0.55', bestOf: 3 })
  expect(answer).toMatchObject({ match: '0.57475', isRounded: true })
  expect(answer.scores).toEqual({ '2-0': '0.3025', '2-1': '0.27225', '1-2': '0.22275', '0-2': '0.2025' })
  expect(answer).toMatchObject({ handicap: { '-0.5': '0.57475', '0.5': '0.57475' }, over: { '1.5': '1' } })
  expect(told('series', { mapWin: '0.55', bestOf: 5, score: [2, 0] }).match).toBe('0.908875')
})

it('cs-map, cs-round and cs-rounds tell the chances of their rounds', () => {
  const even = { roundWin: '0.55', sideStrength: '0', firstSide: 'ct' }
  const map = told('cs-map', { ...even, score: [0, 0] })
  expect(Number(map.map)).toBeCloseTo(0.705627, 6)
  expect(Number(map.overtime)).toBeCloseTo(0.633653, 6)
  expect(told('cs-map', { ...even, score: [13, 7] }).map).toBe('1')
  expect(Number(told('cs-round', { mapWin: map.map }).roundWin)).toBeCloseTo(0.55, 10)
  const { over, handicap } = told('cs-rounds', even)
  expect([over['12.5'], handicap['-0.5'], handicap['0.5'], handicap['-1.5']]).toEqual(['1', map.map, map.map, map.map])
  expect(Number(over['20.5'])).toBeGreaterThan(Number(over['24.5']))
})

it.each([
  ['series', { mapWin: '1.1', bestOf: 3 }, 'mapWin'],
  ['series', { mapWin: '0.5', bestOf: 2 }, 'bestOf'],
  ['series', { mapWin: '0.5', bestOf: 3, score: [2, 0] }, 'score'],
  ['cs-map', { roundWin: '0.5', sideStrength: '0.04', firstSide: 'ct', score: [14, 11] }, 'score'],
  ['cs-map', { roundWin: '0.5', sideStrength: '0.5', firstSide: 'ct', score: [0, 0] }, 'sideStrength'],
  ['cs-map', { roundWin: '0.5', sideStrength: '0', firstSide: 'x', score: [0, 0] }, 'firstSide'],
  ['cs-round', {}, 'mapWin'],
])('%s names what it cannot read: %j', (kind, request, field) => {
  expect(told(kind, request).error.field).toBe(field)
})
