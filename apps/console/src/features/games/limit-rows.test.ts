import type { StakeLimitList } from '@fairground/contract'
import { expect, test } from 'vitest'
import { findLimitRow, limitRowId, limitRows } from './limit-rows.ts'

const limits = { stakeMin: null, stakeMax: '500.00', payoutMax: null, ranks: [] }
const stakes = ['VND', 'FUN'].map((currency) => ({ currency, min: '1.00', max: '900.00' }))
const dice = { gameCode: 'dice', names: { vi: 'Xúc xắc', en: 'Dice' } }
const data: StakeLimitList = {
  list: [
    { currency: 'VND', limits },
    { game: dice, currency: 'VND', limits },
  ],
  ranks: [],
  games: [
    { ...dice, stakes },
    { gameCode: 'mines', names: { vi: 'Dò mìn', en: 'Mines' }, stakes },
  ],
}

test('a search finds games by either name, in each of their currencies, with what is set for them', () => {
  expect(limitRows(data, '').map(limitRowId)).toEqual(['all.VND', 'dice.VND'])
  expect(limitRows(data, 'xúc').map(limitRowId)).toEqual(['dice.VND', 'dice.FUN'])
  expect(limitRows(data, 'DICE')[0]?.limits.stakeMax).toBe('500.00')
  expect(limitRows(data, 'mines')[0]?.limits.stakeMax).toBeNull()
  expect(limitRows(data, 'nothing')).toEqual([])
})

test('an address opens a game that has no limits yet, and nothing that is not played', () => {
  expect(findLimitRow(data, 'mines.FUN')).toMatchObject({ game: { gameCode: 'mines' }, limits: { stakeMax: null } })
  expect(findLimitRow(data, 'all.VND')?.game).toBeUndefined()
  expect(findLimitRow(data, 'mines.EUR')).toBeUndefined()
  expect(findLimitRow(data, undefined)).toBeUndefined()
})
