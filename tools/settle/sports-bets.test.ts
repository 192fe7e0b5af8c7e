import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
  return answer
}
const refused = (kind: string, request: object): string | undefined => told(kind, request).error?.field

const finished = (ft: readonly number[], ht: readonly number[] = [0, 0]) => ({ status: 'finished', ht, ft })
const single = { stakeMinor: '10000', odds: '1.95', result: finished([1, 1]) }
const bet = (market: string, selection: string, rest: object = {}) =>
  told('sports-bet', { ...single, market, selection, ...rest }).outcome

it('sports-bet: a level game loses half of -0.25, and half the stake is paid', () => {
  const asked = { ...single, market: 'asian-handicap', selection: 'home', line: '-0.25', scoreAtBet: [0, 0] }
  expect(told('sports-bet', asked)).toEqual({ outcome: 'half-lose', factor: '1/2', payoutMinor: '5000' })
  expect(told('sports-bet', { ...asked, selection: 'away' })).toEqual({
    ...{ outcome: 'half-win', factor: '59/40', payoutMinor: '14750' },
  })
  // Only goals after the bet count: 1-0 when it was made, 1-1 at the end.
  expect(told('sports-bet', { ...asked, scoreAtBet: [1, 0] }).outcome).toBe('lose')
})

it.each([
  ['1x2', 'draw', 'win'],
  ['double-chance', '12', 'lose'],
  ['double-chance', '1X', 'win'],
  ['draw-no-bet', 'home', 'push'],
  ['btts', 'yes', 'win'],
  ['odd-even', 'even', 'win'],
  ['correct-score', '1-1', 'win'],
  ['correct-score', 'any-other', 'lose'],
  ['total-goals', '2-3', 'win'],
  ['total-goals', '7+', 'lose'],
  ['ht-ft', 'draw/draw', 'win'],
  ['first-half-1x2', 'draw', 'win'],
  ['clean-sheet-home', 'no', 'win'],
])('sports-bet: 1-1 after 0-0 settles %s on %s as %s', (market, selection, outcome) => {
  expect(bet(market, selection)).toBe(outcome)
})

it('sports-bet: goals in extra time never count', () => {
  const result = { ...finished([1, 1]), et: [3, 1] }
  expect(bet('1x2', 'draw', { result })).toBe('win')
  expect(bet('over-under', 'over', { line: '2.5', result })).toBe('lose')
})

it('sports-bet: european handicaps have a draw', () => {
  const line = '-1'
  const result = finished([2, 1])
  expect(bet('european-handicap', 'draw', { line, result })).toBe('win')
  expect(bet('european-handicap', 'home', { line, result })).toBe('lose')
  expect(refused('sports-bet', { ...single, market: 'european-handicap', selection: 'home', line: '-0.5' })).toBe(
    'line',
  )
})

const abandoned = { status: 'abandoned', minute: 70, ht: [1, 0], ft: [2, 1] }
it.each([
  ['over-under', 'over', { line: '2.5' }, 'win'],
  ['over-under', 'under', { line: '2.5' }, 'lose'],
  ['over-under', 'over', { line: '3.5' }, 'void'],
  ['over-under', 'over', { line: '2.75' }, 'void'],
  ['first-half-1x2', 'home', {}, 'win'],
  ['btts', 'yes', {}, 'win'],
  ['btts', 'no', {}, 'lose'],
  ['correct-score', '1-1', {}, 'lose'],
  ['correct-score', '2-1', {}, 'void'],
  ['correct-score', 'any-other', {}, 'void'],
  ['ht-ft', 'draw/home', {}, 'lose'],
  ['ht-ft', 'home/home', {}, 'void'],
  ['total-goals', '0-1', {}, 'lose'],
  ['total-goals', '2-3', {}, 'void'],
  ['clean-sheet-home', 'yes', {}, 'lose'],
  ['1x2', 'home', {}, 'void'],
  ['odd-even', 'odd', {}, 'void'],
  ['first-goal', 'home', {}, 'win'],
])('sports-bet: a match broken off at 2-1 leaves %s on %s %j: %s', (market, selection, rest, outcome) => {
  expect(bet(market, selection, { ...rest, result: abandoned })).toBe(outcome)
})

it('sports-bet: nothing of a first half counts that was not played to its end, and nothing of a postponed match', () => {
  const early = { status: 'abandoned', minute: 40, ht: [1, 0], ft: [1, 0] }
  expect(bet('first-half-1x2', 'home', { result: early })).toBe('void')
  expect(told('sports-bet', { ...single, market: '1x2', selection: 'home', result: { status: 'postponed' } })).toEqual({
    ...{ outcome: 'void', factor: '1/1', payoutMinor: '10000' },
  })
})

it('sports-bet: the first goal is told by the scores, or asked for', () => {
  expect(bet('first-goal', 'away', { result: finished([3, 1], [0, 1]) })).toBe('win')
  expect(bet('first-goal', 'none', { result: finished([0, 0]) })).toBe('win')
  const open = { ...single, market: 'first-goal', selection: 'home' }
  expect(refused('sports-bet', open)).toBe('result.firstGoal')
  expect(told('sports-bet', { ...open, result: { ...single.result, firstGoal: 'home' } }).outcome).toBe('win')
})

it.each([
  [{ market: 'corners', selection: 'over' }, 'market'],
  [{ market: '1x2', selection: '1' }, 'selection'],
  [{ market: 'over-under', selection: 'over' }, 'line'],
  [{ market: 'over-under', selection: 'over', line: '2.3' }, 'line'],
  [{ market: 'ht-ft', selection: 'home/home', result: { status: 'finished', ft: [1, 0] } }, 'result.ht'],
  [{ market: '1x2', selection: 'home', odds: '0.5' }, 'odds'],
  [{ market: '1x2', selection: 'home', result: { status: 'finished', ht: [2, 0], ft: [1, 0] } }, 'result.ht'],
])('sports-bet names what it cannot read: %j', (request, field) => {
  expect(refused('sports-bet', { ...single, ...request })).toBe(field)
})
