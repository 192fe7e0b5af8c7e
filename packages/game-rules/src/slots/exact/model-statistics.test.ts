import { describe, expect, it } from 'vitest'
import { fraction, toNumber } from '../../exact/fraction.ts'
import { handModel, threeReels } from '../test/small-model.ts'
import { enumerateSpins } from './enumerate-spins.ts'
import { listedRounds } from './listed-rounds.ts'
import { modelStatistics } from './model-statistics.ts'
import { winCapEffect } from './win-cap.ts'

const tablesOf = (model: typeof handModel) =>
  [enumerateSpins(model, 'base'), enumerateSpins(model, model.freeSpins.reelSet)] as const

const capOf = (model: typeof handModel) => winCapEffect(model, listedRounds(model, ...tablesOf(model)).round)

describe('a game computed by hand', () => {
  // X = 2 or 1 (the scatter) with chance 1/4 each, so E[X] = 3/4 and E[X²] = 5/4; t = 1/4, n = 2, r = 1, m = 3.
  const statistics = modelStatistics(handModel, ...tablesOf(handModel))

  it('has the return 3/4 + 2 · 1/4 · a with a = (3 · 3/4) / (1 − 1/4) = 3', () => {
    expect(statistics.rtp).toEqual(fraction(9, 4))
    expect(statistics.baseRtp).toEqual(fraction(3, 4))
    expect(statistics.featureRtp).toEqual(fraction(3, 2))
    expect(statistics.featureWin).toEqual(fraction(6))
    expect(statistics.featureSpins).toEqual(fraction(8, 3))
  })

  it('has the variance 19 1/4 − (9/4)²', () => {
    expect(statistics.variance).toEqual(fraction(227, 16))
  })

  it('pays in half of all rounds and awards free spins in a quarter', () => {
    expect(statistics.hitFrequency).toEqual(fraction(1, 2))
    expect(statistics.triggerFrequency).toEqual(fraction(1, 4))
  })

  it('refuses free spins that feed themselves for ever', () => {
    const endless = { ...handModel, freeSpins: { ...handModel.freeSpins, retriggerCount: 4 } }
    expect(() => modelStatistics(endless, ...tablesOf(endless))).toThrow(RangeError)
  })
})

describe('the win cap', () => {
  it('computed by hand: one plain free spin, at most two bets', () => {
    const freeSpins = { reelSet: 'free' as const, count: 1, multiplier: 1, retriggerCount: 0 }
    const model = { ...handModel, freeSpins, winCapX: 2 }
    const { rtp, chanceAtLeast, sd } = capOf(model)
    // 2 directly 1/4; 1 and then 0, 2 or 1 more: 1/8 stays at 1, 1/16 and 1/16 reach 2.
    expect(rtp).toBeCloseTo(7 / 8, 14)
    expect(chanceAtLeast.get(2)).toBeCloseTo(3 / 8, 14)
    expect(sd).toBeCloseTo(Math.sqrt((3 / 8) * 4 + 1 / 8 - 49 / 64), 14)
  })

  it.each([
    ['by hand', handModel],
    ['three reels', threeReels],
  ])('out of reach changes nothing: %s has the mean and spread of the closed forms', (_, small) => {
    const model = { ...small, winCapX: 2_000 }
    const exact = modelStatistics(model, ...tablesOf(model))
    const { rtp, sd } = capOf(model)
    expect(rtp).toBeCloseTo(toNumber(exact.rtp), 10)
    expect(sd).toBeCloseTo(Math.sqrt(toNumber(exact.variance)), 8)
  })

  it('within reach takes from the return and never adds', () => {
    const returns = [1, 5, 20, 100, 1_000].map((winCapX) => {
      const model = { ...handModel, winCapX }
      return capOf(model).rtp
    })
    for (const [index, rtp] of returns.slice(1).entries()) expect(rtp).toBeGreaterThan(returns[index]! - 1e-12)
    expect(returns[0]).toBeLessThan(0.51)
    expect(returns[4]).toBeCloseTo(2.25, 12)
  })
})
