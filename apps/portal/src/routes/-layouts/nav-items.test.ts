import type { MenuGroup, NavItem } from '@fairground/contract'
import en from '@fairground/i18n/locales/en/portal.json' with { type: 'json' }
import vi from '@fairground/i18n/locales/vi/portal.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { navItemsOf } from './nav-items.ts'

const item = (gameType: string, page: string): NavItem => ({
  name: gameType,
  icon: gameType.toLowerCase(),
  gameType,
  page,
})
const group = (title: string, ...names: string[]): MenuGroup => ({
  title,
  sort: 0,
  gameCount: names.length,
  cards: names.map((name) => ({
    vassalage: name,
    accountTypeName: name,
    gameType: title,
    displayName: `The ${name}`,
    gameCount: 1,
  })),
})
const pages: readonly (readonly [string, string])[] = [
  ['PROMO', '/promotions'],
  ['DOWN', '/down'],
  ['LOTT', '/elott'],
  ['ELOTT', '/elott'],
  ['LIVE', '/live'],
  ['SPORTS', '/sports'],
  ['FISH', '/fish'],
  ['RNG', '/rng'],
  ['PVP', '/pvp'],
  ['ESPORTS', '/esports'],
  ['COCKFIGHT', '/cockfight'],
  ['FB', '/fbSports'],
  ['HOT', '/index'],
  ['HOME', '/'],
]
const menu = pages.map(([gameType, page]) => item(gameType, page))
const games = pages.map(([gameType]) => gameType).slice(2, -2)
const all = games.map((title) => group(title, 'A', 'B'))
const types = (groups: readonly MenuGroup[] | undefined, sent = menu) =>
  navItemsOf(sent, groups).map(({ gameType }) => gameType)

it('[R2.2.04] categories follow the order of the vendors’ menu, between home and promotions', () => {
  expect(types(all)).toEqual(['HOME', 'HOT', ...games, 'DOWN', 'PROMO'])
  expect(types(all.toReversed())).toEqual(['HOME', 'HOT', ...games.toReversed(), 'DOWN', 'PROMO'])
  expect(types(undefined)).toEqual(['HOME', 'HOT', 'DOWN', 'PROMO'])
})

it('[R2.2.02] a category without vendors, or an unknown one, is not shown', () => {
  expect(types([group('LIVE'), group('RNG', 'A'), group('NOVEL', 'A')], [...menu, item('NOVEL', '/novel')])).toEqual([
    'HOME',
    'HOT',
    'RNG',
    'DOWN',
    'PROMO',
  ])
})

it('[R3.103, R2.2.06, R2.2.07, R2.2.08, R2.2.09, R2.2.10, R2.2.11, R2.2.13, R2.2.14, R2.2.16, R2.2.17, R2.2.18] each category leads to its page', () => {
  const hrefs = Object.fromEntries(navItemsOf(menu, all).map(({ gameType, href }) => [gameType, href]))
  expect(hrefs).toEqual(Object.fromEntries(pages))
})

it('[R3.101] [R3.102] each item has its type, and an icon of its own kind', () => {
  for (const { gameType, icon } of navItemsOf(menu, all))
    expect([gameType, icon]).toEqual([gameType, expect.stringMatching(/^icon-\[ph--/)])
})

it('[R2.2.19] the sportsbook has the name of its first vendor', () => {
  const named = navItemsOf(menu, [group('FB', 'Grandstand', 'Other')])
  expect(named.find(({ gameType }) => gameType === 'FB')?.name).toBe('The Grandstand')
  expect(named.find(({ gameType }) => gameType === 'HOME')?.name).toBeUndefined()
})

it('[R3.100] each item is named by a key that exists in every language', () => {
  for (const { label } of navItemsOf(menu, all)) {
    expect(vi).toHaveProperty([label])
    expect(en).toHaveProperty([label])
  }
})
