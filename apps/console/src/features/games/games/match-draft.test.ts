import { expect, test } from 'vitest'
import { draftOf, emptyDraft, termsOf } from './match-draft.ts'

const zone = 'Asia/Ho_Chi_Minh'
const match = {
  matchId: 'mat_1',
  state: 'soon',
  title: 'Cup',
  homeTeam: 'Red',
  awayTeam: 'Blue',
  homeTeamImageUrl: '/red.png',
  awayTeamImageUrl: null,
  matchTime: '2026-12-01T11:30:00.000Z',
  durationMinutes: 90,
  shownFrom: '2026-12-01T05:00:00.000Z',
  vassalage: 'acme',
  nodeId: null,
} as const

test('a match that was opened and not changed is sent as it was; its times are those of the site', () => {
  const draft = draftOf(match, zone)
  expect(draft.time).toBe('2026-12-01T18:30')
  const { matchId: _, state: __, ...terms } = match
  expect(termsOf(draft, zone)).toEqual(terms)
})

test.each(['title', 'homeTeam', 'awayTeam', 'time', 'minutes', 'shownFrom', 'vassalage'] as const)(
  'without %s there is nothing to send',
  (field) => {
    expect(termsOf({ ...draftOf(match, zone), [field]: '' }, zone)).toBeUndefined()
  },
)

test('a new match is shown from now on', () => {
  expect(emptyDraft('2026-12-01T05:00:00Z', zone)).toMatchObject({ shownFrom: '2026-12-01T12:00', time: '' })
})
