import { expect, it } from 'vitest'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { dice, diceX10000 } from './dice.ts'
import { diceSheet } from './dice-sheet.ts'

const roll = (chance: number, side: 'under' | 'over') =>
  playWith(dice, workedExample(), { bet: { chance, side } }).events[0]

it('a win pays floor(99000000 / chance) ten-thousandths', () => {
  expect([1, 2, 100, 4950, 5000, 9800].map(diceX10000)).toEqual([
    99_000_000, 49_500_000, 990_000, 20_000, 19_800, 10_102,
  ])
})

it('under wins below its chance, over wins from 10000 minus its chance on', () => {
  expect(roll(2080, 'under')).toEqual({ type: 'rolled', roll: 2080, isWin: false })
  expect(roll(2081, 'under')).toEqual({ type: 'rolled', roll: 2080, isWin: true })
  expect(roll(7920, 'over')).toEqual({ type: 'rolled', roll: 2080, isWin: true })
  expect(roll(7919, 'over')).toEqual({ type: 'rolled', roll: 2080, isWin: false })
})

it('the payout is cut once, and the round is over with its bet', () => {
  const round = playWith(dice, workedExample(), { bet: { stakeMinor: '333', chance: 3000, side: 'under' } })
  expect(round).toMatchObject({ stakeMinor: 333n, payoutMinor: 1098n, isOver: true, allowed: [] })
  expect(round.events.at(-1)).toEqual({ type: 'settled', multiplierX10000: 33_000, payoutMinor: '1098' })
})

it('refuses what is no bet, naming the field', () => {
  const field = (bet: object) => {
    const read = dice.readBet({ stakeMinor: '1', chance: 5000, side: 'over', ...bet })
    return read.ok ? undefined : read.refusal.field
  }
  expect([{ stakeMinor: 1 }, { stakeMinor: '0' }, { stakeMinor: '-5' }, { stakeMinor: '01' }].map(field)).toEqual(
    Array(4).fill('stakeMinor'),
  )
  expect([{ chance: 0 }, { chance: 9801 }, { chance: 1.5 }, { chance: '50' }].map(field)).toEqual(
    Array(4).fill('chance'),
  )
  expect(field({ side: 'above' })).toBe('side')
  expect(dice.readBet(null).ok).toBe(false)
})

it('every chance returns at most 99 %, and never less than 98.9 %', () => {
  const returns = diceSheet().map(({ decimal }) => Number(decimal))
  expect(Math.max(...returns)).toBe(0.99)
  expect(Math.min(...returns)).toBeGreaterThan(0.9899)
  expect(returns).toHaveLength(9800)
})
