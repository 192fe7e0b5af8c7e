import { expect, it } from 'vitest'
import { centres, surroundOf } from './centres.ts'

it('[R2.1.11, R2.1.12, R2.1.13, R2.1.14, R2.1.15, R2.1.16, R2.1.17, R2.1.18] each game centre has its category, header and footer, and no menu at the side', () => {
  expect(centres).toEqual({
    fish: 'FISH',
    pvp: 'PVP',
    live: 'LIVE',
    sports: 'SPORTS',
    esports: 'ESPORTS',
    cockfight: 'COCKFIGHT',
    elott: 'ELOTT',
    lott: 'ELOTT',
  })
  for (const word of [...Object.keys(centres), 'rng']) expect([word, surroundOf(`/${word}`)]).toEqual([word, 'game'])
})

it('[R2.1.27] the sportsbook has the header alone; any other page has all', () => {
  expect(surroundOf('/fbSports')).toBe('bare')
  for (const path of ['/', '/promotions', '/member/withdraw', '/liveliness']) expect(surroundOf(path)).toBe('site')
})
