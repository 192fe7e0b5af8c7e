import { expect, it } from 'vitest'
import type { Draws } from '../../instant/instant-game.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { coinFlip, coinFlipX10000 } from './coin-flip.ts'
import { coinFlipSheet } from './coin-flip-sheet.ts'

const alwaysHeads: Draws = { ...workedExample(), int: () => 0 }
const flip = (side: string) => ({ type: 'flip', side })
const play = (...actions: object[]) => playWith(coinFlip, alwaysHeads, { bet: {}, actions })

it('every right call doubles 99 %, and cashing out pays it', () => {
  const round = play(flip('heads'), flip('heads'), { type: 'cash-out' })
  expect(round.events.map(({ multiplierX10000 }) => multiplierX10000)).toEqual([19_800, 39_600, 39_600])
  expect(round.payoutMinor).toBe(3960n)
})

it('a wrong call ends the round with nothing', () => {
  expect(play(flip('heads'), flip('tails'))).toMatchObject({ isOver: true, payoutMinor: 0n })
})

it('the twentieth right call pays without being asked', () => {
  const round = play(...Array.from({ length: 20 }, () => flip('heads')))
  expect(round).toMatchObject({ isOver: true, payoutMinor: (1000n * BigInt(coinFlipX10000(20))) / 10_000n })
})

it('an untouched round gives its stake back, any other is cashed out', () => {
  expect(coinFlip.abandon({ stakeMinor: 1000n }, [], play())).toBe('refund')
  expect(coinFlip.abandon({ stakeMinor: 1000n }, [], play(flip('heads')))).toEqual({ type: 'cash-out' })
})

it('every length returns 99 %', () => {
  expect(new Set(coinFlipSheet().map(({ rtp }) => rtp))).toEqual(new Set(['99/100']))
})
