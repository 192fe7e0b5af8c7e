import { expect, it } from 'vitest'
import { centres, surroundOf, wayBackOf } from './centres.ts'

it('[R2.1.11, R2.1.12, R2.1.13, R2.1.14, R2.1.15, R2.1.16, R2.1.17, R2.1.18] each game centre has its category, header and footer, and no side menu', () => {
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
  for (const path of ['/', '/promotions', '/liveliness']) expect(surroundOf(path)).toBe('site')
})

it('account pages have no footer; on a phone an arrow leads to the parent page', () => {
  for (const path of ['/member/withdraw', '/agentHome', '/agentHome/userLoss', '/me'])
    expect(surroundOf(path)).toBe('account')
  expect(wayBackOf('/member/withdraw')).toBe('/me')
  expect(wayBackOf('/agentHome/userLoss')).toBe('/agentHome')
  expect(wayBackOf('/agentHome')).toBe('/me')
  for (const path of ['/', '/me', '/promotions', '/members']) expect(wayBackOf(path)).toBeUndefined()
})
