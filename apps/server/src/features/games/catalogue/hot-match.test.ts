import { expect, test } from 'vitest'
import { matchOf, matchStateOf } from './hot-match.ts'

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`)
const match = matchOf('mat_1', {
  title: 'Cup',
  homeTeam: 'Red',
  awayTeam: 'Blue',
  homeTeamImageUrl: null,
  awayTeamImageUrl: null,
  matchTime: at('18:00').toISOString(),
  durationMinutes: 120,
  shownFrom: at('12:00').toISOString(),
  vassalage: 'acme-brand',
  nodeId: null,
})

test.each([
  ['11:59', 'planned'],
  ['12:00', 'soon'],
  ['17:59', 'soon'],
  ['18:00', 'live'],
  ['19:59', 'live'],
  ['20:00', 'over'],
])('at %s the match is %s', (time, state) => {
  expect(matchStateOf(match, at(time))).toBe(state)
})

test('a match that was taken off is over, and one that is shown only after its kick-off is running all the same', () => {
  expect(matchStateOf({ ...match, endedAt: at('13:00') }, at('14:00'))).toBe('over')
  expect(matchStateOf({ ...match, shownFrom: at('19:00') }, at('18:30'))).toBe('live')
})
