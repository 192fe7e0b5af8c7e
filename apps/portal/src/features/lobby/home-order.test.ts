import type { MenuGroup } from '@fairground/contract'
import { expect, it } from 'vitest'
import { arrowsAbove } from './arrows-above.ts'
import { homeOrderOf } from './home-order.ts'

const group = (title: string, ...names: string[]): MenuGroup => ({
  title,
  sort: 0,
  gameCount: names.length,
  cards: names.map((name) => ({
    vassalage: name,
    accountTypeName: name,
    gameType: title,
    displayName: name,
    gameCount: 1,
  })),
})

it('only categories with games have a row', () => {
  const order = homeOrderOf([
    group('LIVE', 'A'),
    group('FISH', 'B'),
    group('PVP'),
    group('LOTT', 'C'),
    group('RNG', 'D'),
  ])
  expect(order.hasLive).toBe(true)
  expect(order.sports).toEqual([])
  expect(order.panels.map(({ category }) => category)).toEqual(['FISH', 'ELOTT'])
  expect(homeOrderOf([group('RNG', 'D')])).toEqual({ hasLive: false, sports: [], panels: [] })
})

it('the vendors of the sports row are those of sports and the sportsbook', () => {
  const { sports } = homeOrderOf([group('FB', 'FB'), group('SPORTS', 'GRAND')])
  expect(sports.map(({ vassalage }) => vassalage)).toEqual(['GRAND', 'FB'])
})

it('[R9.18] [R9.19] arrows stand above five vendors and above three matches', () => {
  expect([5, 6].map((count) => arrowsAbove(5, count))).toEqual(['none', 'sides'])
  expect([3, 4].map((count) => arrowsAbove(3, count))).toEqual(['none', 'sides'])
})
