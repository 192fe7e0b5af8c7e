import { expect, it } from 'vitest'
import { classesFor, clearedSearch, hasFilter, questionOf, readGameSearch } from './game-search.ts'
import { toggleView } from './game-view.ts'

it('a URL keeps valid parameters and drops the rest', () => {
  expect(
    readGameSearch({ vassalage: 'MOON', name: 777, view: 'hot', classify: 'JP', stake: 200, rtp: 96, feature: 'wild' }),
  ).toEqual({ vassalage: 'MOON', name: '777', view: 'hot', classify: 'JP', stake: 200, rtp: 96, feature: 'wild' })
  expect(readGameSearch({ sameRulesAs: 'gme_1' })).toEqual({ sameRulesAs: 'gme_1' })
  expect(
    readGameSearch({
      view: 'mine',
      classify: 'XX',
      stake: -1,
      lines: 2.5,
      rtp: 101,
      volatility: {},
      other: 'x',
      name: '',
    }),
  ).toEqual({})
})

it('filters become query parameters: stakes as money, the return in basis points', () => {
  expect(questionOf('RNG', { stake: 200, rtp: 96, lines: 25, volatility: 'high', name: ' rồng ' })).toMatchObject({
    gameType: 'RNG',
    minBet: '200.00',
    rtpMinBp: 9600,
    lines: 25,
    volatility: 'high',
    gameName: 'rồng',
  })
  expect(questionOf('RNG', { name: '  ' }).gameName).toBeUndefined()
})

it('[R4.9.02] clicking the active view returns to the normal list', () => {
  expect(toggleView(undefined, 'hot')).toBe('hot')
  expect(toggleView('hot', 'recent')).toBe('recent')
  expect(toggleView('hot', 'hot')).toBeUndefined()
})

it('[R2.4.33] bingo is offered only where the language TY is supported', () => {
  expect(classesFor(['vi', 'en', 'th'])).toEqual(['SC', 'VP', 'JP', 'TG', 'AC'])
  expect(classesFor(['vi', 'TY'])).toContain('BG')
})

it('clearing removes the filters and keeps the view', () => {
  expect(hasFilter({ view: 'hot' })).toBe(false)
  expect(hasFilter({ vassalage: 'MOON' })).toBe(true)
  expect(clearedSearch({ view: 'recent', vassalage: 'MOON', rtp: 96 })).toEqual({ view: 'recent' })
})
