import { describe, expect, it } from 'vitest'
import { toNumber } from '../../exact/fraction.ts'
import { lantern20 } from '../models/lantern-20.ts'
import { handModel, threeReels } from '../test/small-model.ts'
import { enumerateSpins } from './enumerate-spins.ts'
import { modelStatistics } from './model-statistics.ts'
import { engineDigest, simulate } from './simulate.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'simulate' }

describe('the real engine plays what the calculator computes', () => {
  it.each([
    ['lantern-20', lantern20, 30_000],
    ['three reels', threeReels, 20_000],
    ['by hand', handModel, 20_000],
  ])('%s: return, hits and features within 4 standard errors', (_, model, rounds) => {
    const tables = [enumerateSpins(model, 'base'), enumerateSpins(model, model.freeSpins.reelSet)] as const
    const { rtp, variance, hitFrequency, triggerFrequency } = modelStatistics(model, ...tables)
    const { mean, hits, features } = simulate(model, { ...seeds, rounds })
    const near = (seen: number, expected: number, sd: number) =>
      expect(Math.abs(seen - expected)).toBeLessThan((4 * sd) / Math.sqrt(rounds))
    near(mean, toNumber(rtp), Math.sqrt(toNumber(variance)))
    for (const [count, share] of [
      [hits, toNumber(hitFrequency)],
      [features, toNumber(triggerFrequency)],
    ] as const) {
      near(count / rounds, share, Math.sqrt(share * (1 - share)))
    }
  })
})

it('the engine’s digest depends on the seeds and on every number of the model', () => {
  const digest = (model = threeReels, clientSeed = 'x') => engineDigest(model, { ...seeds, clientSeed, rounds: 50 })
  const dearer = { ...threeReels, pays: { ...threeReels.pays, c: { 3: 11 } } }
  expect(digest()).toBe(digest())
  expect(new Set([digest(), digest(threeReels, 'y'), digest(dearer)]).size).toBe(3)
})
