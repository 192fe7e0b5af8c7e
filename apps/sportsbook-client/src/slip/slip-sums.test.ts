import { describe, expect, it } from 'vitest'
import { emptySlip, modeOf, type SlipLeg, withLeg } from './slip.ts'
import { combinedPrice, sizesOf, sumsOf, systemsOf, typedMinorOf, typedOf } from './slip-sums.ts'

const legOf = (matchId: string, price = '2.00'): SlipLeg => ({
  ...{ matchId, leagueId: 'l', home: 'h', away: 'a', startsAt: '', price },
  picks: [{ market: '1x2', selection: 'home' }],
})
const slipOf = (legs: number, change = {}) => ({
  ...emptySlip,
  legs: Array.from({ length: legs }, (_, at) => legOf(`m${at}`)),
  ...change,
})

describe('the sums of a slip', () => {
  it('multiplies a parlay and cuts its return once', () => {
    expect(sumsOf(['1.95', '1.87'], [2], 30_000_001n, 'stake')).toEqual({
      ...{ bets: 1n, unitMinor: 30_000_001n, stakeMinor: 30_000_001n, returnMinor: 109_395_003n },
    })
    expect(combinedPrice(['1.95', '1.87'])).toBe('3.64')
  })

  it('counts every combination of a system as a bet of its own', () => {
    const yankee = sumsOf(['2.00', '2.00', '2.00', '2.00'], [2, 3, 4], 1_000_000n, 'stake')
    expect(yankee).toMatchObject({ bets: 11n, stakeMinor: 11_000_000n, returnMinor: 72_000_000n })
    expect(sumsOf(['2.00', '3.00'], [1], 1_000_000n, 'stake')).toMatchObject({ bets: 2n, returnMinor: 5_000_000n })
  })

  it('finds the smallest whole stake whose win reaches what was typed', () => {
    expect(sumsOf(['1.95'], [1], 10_000_000n, 'to-win').unitMinor).toBe(10_526_400n)
    expect(sumsOf(['1.95'], [1], 0n, 'to-win').unitMinor).toBe(0n)
  })

  it('reads and writes the box in whole units', () => {
    expect(typedMinorOf('300000', 'VND')).toBe(30_000_000n)
    expect(typedMinorOf('?', 'VND')).toBe(0n)
    expect([typedOf(30_000_000n), typedOf(1_050n)]).toEqual(['300000', '10.50'])
  })
})

describe('what a slip is', () => {
  it('is a single, a parlay or a system by its legs, and by what was chosen where that fits', () => {
    expect([1, 2, 3].map((legs) => modeOf(slipOf(legs)))).toEqual(['single', 'parlay', 'parlay'])
    expect(modeOf(slipOf(2, { mode: 'system' }))).toBe('parlay')
    expect(sizesOf(slipOf(3, { mode: 'system' }))).toEqual([2])
    expect(sizesOf(slipOf(4, { mode: 'system', sizes: [1, 2, 3, 4] }))).toEqual([1, 2, 3, 4])
    expect(systemsOf(4).map(({ id }) => id)).toEqual(['2/4', '3/4', 'yankee', 'lucky-15'])
  })

  it('names each match once', () => {
    const slip = withLeg(slipOf(2), legOf('m0', '3.00'))
    expect(slip.legs.map(({ matchId, price }) => [matchId, price])).toEqual([
      ['m0', '3.00'],
      ['m1', '2.00'],
    ])
  })
})
