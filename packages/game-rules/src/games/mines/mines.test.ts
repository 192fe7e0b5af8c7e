import { describe, expect, it } from 'vitest'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { mines, minesX10000 } from './mines.ts'
import { minesSheet } from './mines-sheet.ts'

const reveal = (...tiles: number[]) => tiles.map((tile) => ({ type: 'reveal', tile }))
const cashOut = { type: 'cash-out' }
/** The mines of the worked example lie at 5, 4 and 18. */
const play = (actions: readonly object[]) => playWith(mines, workedExample(), { bet: { mines: 3 }, actions })

describe('a round of mines', () => {
  it('an open round says how many mines there are, and never where', () => {
    const round = play(reveal(0, 1))
    expect(round).toMatchObject({ isOver: false, payoutMinor: 0n, allowed: ['reveal', 'cash-out'] })
    expect(round.events).toEqual([
      { type: 'laid', mines: 3 },
      { type: 'revealed', tile: 0, multiplierX10000: 11_250 },
      { type: 'revealed', tile: 1, multiplierX10000: 12_857 },
    ])
  })

  it('cashing out pays the last multiplier and shows the field', () => {
    const round = play([...reveal(0, 1), cashOut])
    expect(round).toMatchObject({ isOver: true, payoutMinor: 1285n, allowed: [] })
    expect(round.events.slice(-2)).toEqual([
      { type: 'mines-shown', tiles: [5, 4, 18] },
      { type: 'settled', multiplierX10000: 12_857, payoutMinor: '1285' },
    ])
  })

  it('a mine ends the round with nothing', () => {
    const round = play(reveal(0, 18))
    expect(round).toMatchObject({ isOver: true, payoutMinor: 0n })
    expect(round.events.slice(2).map(({ type }) => type)).toEqual(['exploded', 'mines-shown', 'settled'])
  })

  it('the last safe tile pays without being asked', () => {
    const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => ![4, 5, 18].includes(tile))
    const round = play(reveal(...safe))
    expect(round).toMatchObject({ isOver: true, payoutMinor: 2_277_000n })
    expect(mines.payoutMinorMax({ stakeMinor: 1000n, mines: 3 })).toBe(2_277_000n)
  })

  it('refuses a tile twice, cashing out without a win, and a step after the end', () => {
    expect(() => play(reveal(7, 7))).toThrow('actions.1.tile: a tile not opened yet')
    expect(() => play([cashOut])).toThrow('actions.0')
    expect(() => play(reveal(4, 7))).toThrow('actions.1')
    expect(() => play([{ type: 'reveal', tile: 25 }])).toThrow('tile: a whole number from 0 to 24')
    expect(() => play([{ type: 'peek' }])).toThrow('type')
  })

  it('a round that was left is cashed out after a step, and given back before one', () => {
    const bet = { stakeMinor: 1000n, mines: 3 }
    expect(mines.abandon(bet, [], play([]))).toBe('refund')
    expect(mines.abandon(bet, [], play(reveal(0)))).toEqual({ type: 'cash-out' })
  })
})

it('pays 99 % of C(25, k) / C(25 − m, k), cut to ten-thousandths', () => {
  expect(minesX10000(1, 1)).toBe(10_312)
  expect(minesX10000(3, 5)).toBe(19_973)
  expect(minesX10000(24, 1)).toBe(247_500)
  expect(minesX10000(12, 13)).toBe(51_482_970_000)
})

it('every way to stop returns at most 99 %, and never less than 98.9 %', () => {
  const returns = minesSheet().map(({ decimal }) => Number(decimal))
  expect(returns).toHaveLength(300)
  expect(Math.max(...returns)).toBe(0.99)
  expect(Math.min(...returns)).toBeGreaterThan(0.9899)
})
