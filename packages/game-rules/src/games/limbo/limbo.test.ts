import { expect, it } from 'vitest'
import type { Draws } from '../../instant/instant-game.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { limbo } from './limbo.ts'
import { limboSheet } from './limbo-sheet.ts'

const rising = (r52: number): Draws => ({ ...workedExample(), r52: () => r52 })
const resultX100 = (draws: Draws) => playWith(limbo, draws, { bet: { targetX100: 200 } }).events[0]

it('rises to 1.37 in the published example', () => {
  expect(resultX100(workedExample())).toEqual({ type: 'risen', resultX100: 137, isWin: false })
})

it('never stops below 1.00 nor above 1,000,000.00', () => {
  expect(resultX100(rising(0))).toMatchObject({ resultX100: 100 })
  expect(resultX100(rising(2 ** 52 - 1))).toMatchObject({ resultX100: 100_000_000 })
})

it('a result that is the target wins it', () => {
  const play = (targetX100: number) => playWith(limbo, workedExample(), { bet: { targetX100 } }).payoutMinor
  expect(play(137)).toBe(1370n)
  expect(play(138)).toBe(0n)
})

it('refuses targets outside 1.01 to 1,000,000.00', () => {
  const isTaken = (targetX100: number) => limbo.readBet({ stakeMinor: '1', targetX100 }).ok
  expect([100, 101, 100_000_000, 100_000_001, 150.5].map(isTaken)).toEqual([false, true, true, false, false])
})

it('every target returns 99 % but for what is cut at 2^-52', () => {
  for (const { decimal } of limboSheet()) expect(decimal).toMatch(/^0\.(98999999|99000000)$/)
})
