import { expect, it } from 'vitest'
import { categoryOf, categoryPage, launchWay, vendorHref, vendorsOf } from './game-ways.ts'

const game = { vassalage: 'MOON', gameType: 'RNG', isGame: 'GAME', nodeId: 'gme_1', gameCode: 'code-1' } as const

it('[R2.1.35] both lotteries share a page; a type added by an operator has its own', () => {
  expect(['LOTT', 'ELOTT', 'LIVE', 'FB', 'HOT', 'DOWN', 'ARCADE'].map(categoryPage)).toEqual([
    '/elott',
    '/elott',
    '/live',
    '/fbSports',
    '/index',
    '/down',
    '/arcade',
  ])
})

it('[R2.1.36] games of type LOTT are listed with those of ELOTT', () => {
  const card = (vassalage: string, gameType: string) =>
    ({ vassalage, gameType, displayName: vassalage, accountTypeName: vassalage, gameCount: 1 }) as const
  const group = (title: string, ...names: string[]) => ({
    title,
    sort: 0,
    gameCount: names.length,
    cards: names.map((name) => card(name, title)),
  })
  const groups = [group('LOTT', 'A', 'B'), group('RNG', 'C'), group('ELOTT', 'D')]
  expect(categoryOf('LOTT')).toBe('ELOTT')
  expect(vendorsOf(groups, 'ELOTT').map(({ vassalage }) => vassalage)).toEqual(['A', 'B', 'D'])
})

it('[R4.10.04] [R4.10.05] [R4.10.06] lottery games open their lottery page with their code, by vendor before type', () => {
  const to = (change: object) => launchWay({ ...game, ...change })
  expect(to({ vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' })).toMatchObject({ to: '/vnLottery', gameCode: 'code-1' })
  expect(to({ vassalage: 'TCG_SEA', gameType: 'ELOTT' })).toMatchObject({ to: '/seaLottery', gameCode: 'code-1' })
  expect(to({ vassalage: 'LOTT' })).toMatchObject({ to: '/lottery', gameCode: 'code-1' })
  expect(to({ gameType: 'ELOTT' })).toMatchObject({ to: '/lottery', gameCode: 'code-1' })
})

it('a vendor with many games lists them; anything else starts', () => {
  expect(launchWay({ ...game, isGame: 'VASSALAGE' })).toEqual({ kind: 'list' })
  expect(launchWay({ ...game, isGame: undefined, nodeId: undefined })).toEqual({ kind: 'list' })
  expect(launchWay(game)).toEqual({ kind: 'game', nodeId: 'gme_1', openIn: 'route' })
})

it('[R4.10.09] [R4.10.10] [R3.150] the sportsbook of FB has its page, any other vendor its place in the category', () => {
  expect(vendorHref({ vassalage: 'FB', gameType: 'SPORTS' })).toBe('/fbSports')
  expect(launchWay({ vassalage: 'FB', gameType: 'SPORTS', isGame: 'VASSALAGE' })).toEqual({ kind: 'sportsbook' })
  expect(launchWay({ ...game, vassalage: 'FB' })).toEqual({ kind: 'game', nodeId: 'gme_1', openIn: 'route' })
  expect(vendorHref({ vassalage: 'A & B', gameType: 'LIVE' })).toBe('/live?vassalage=A%20%26%20B')
})
