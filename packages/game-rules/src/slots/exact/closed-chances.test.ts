import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { readCertificate } from '../certificate.ts'
import { slotModels } from '../models/index.ts'
import type { SlotModel } from '../slot-model.ts'
import { convolve } from './bounded-distribution.ts'
import { certificateProblems } from './certificate-problems.ts'
import { closedChances } from './closed-chances.ts'
import { closedReturn } from './closed-return.ts'
import { fastConvolve } from './fast-convolve.ts'
import { roundMoments } from './round-moments.ts'
import { playLong } from './simulate.ts'
import { winCapEffect } from './win-cap.ts'

const folder = new URL('../../../../../certificates/', import.meta.url)
const certificates = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => readCertificate(readFileSync(new URL(name, folder), 'utf8')))
const modelOf = (id: string): SlotModel => slotModels.find((model) => model.id === id)!
const rounds = 200_000

describe.each(['market-hold', 'carp-jackpot', 'moon-respin'])('all rounds of %s', (id) => {
  const model = modelOf(id)
  const counted = winCapEffect(model, closedChances(model)!)

  it('are counted: their chances add up to one, and their mean is the return in closed form', () => {
    expect(closedChances(model)?.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(counted.rtp).toBeCloseTo(closedReturn(model)!.rtp, 11)
  })

  longIt(import.meta.url)('are those that the engine plays: hits, large wins and deviation', () => {
    const played = playLong(model, { rounds })
    const near = (chance: number, share: number) =>
      expect(Math.abs(share - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds) + 1e-9)
    near(counted.hits, played.hits / rounds)
    near(counted.chanceAtLeast.get(10)!, played.atLeast.get(10)! / rounds)
    near(counted.chanceAtLeast.get(100)!, played.atLeast.get(100)! / rounds)
  })
})

longIt(import.meta.url).each(['honey-wild', 'bamboo-7', 'tower-7'])(
  'the moments of %s have the return of its closed form',
  (id) => {
    const model = modelOf(id)
    const moments = roundMoments(model)!
    expect(moments.rtp).toBeCloseTo(closedReturn(model)!.rtp, 11)
    // Heavy tails: the sample deviation is only near the true one.
    expect(Math.abs(playLong(model, { rounds }).sd / moments.sd - 1)).toBeLessThan(0.15)
  },
)

it('sums by transform are those of the plain sum', () => {
  const a = Float64Array.from({ length: 300 }, (_, cell) => (cell % 7) / 900)
  const b = Float64Array.from({ length: 300 }, (_, cell) => ((cell * 5) % 11) / 1_500)
  const [plain, fast] = [convolve(a, b), fastConvolve(a, b)]
  for (const [cell, chance] of plain.entries()) expect(fast[cell]).toBeCloseTo(chance, 13)
})

describe('the largest win that is told', () => {
  it('is never above the cap, and comes at least once in a thousand million rounds wherever its chance is known', () => {
    for (const { modelId, maxWinX, maxWinBy, winCapX, chanceAtLeast } of certificates) {
      expect([modelId, maxWinX <= winCapX && maxWinX >= 1]).toEqual([modelId, true])
      const isOften = maxWinBy === 'round' || Number(chanceAtLeast[maxWinX]) >= 1e-9
      expect([modelId, isOften]).toEqual([modelId, true])
    }
  })

  it('of hold and win is what coins and the grand can make, not the cap', () => {
    const told = Object.fromEntries(certificates.map(({ modelId, maxWinX }) => [modelId, maxWinX]))
    expect([told['market-hold'], told['harbour-hold'], told['carp-jackpot']]).toEqual([145, 970, 1_167])
  })

  it('a certificate that tells the cap where it cannot be reached is refused', () => {
    const certificate = certificates.find(({ modelId }) => modelId === 'market-hold')!
    expect(certificateProblems(modelOf('market-hold'), certificate)).toEqual([])
    const boasting = { ...certificate, maxWinX: 500, chanceAtLeast: { ...certificate.chanceAtLeast, 500: '0.00000' } }
    expect(certificateProblems(modelOf('market-hold'), boasting)).toEqual([
      'maxWinX differs from the code',
      'chanceAtLeast differs from the code',
      'the largest win comes with a chance of 0 only',
    ])
  })
})

it('a played certificate tells the band of its rounds, and none that is narrower', () => {
  const certificate = certificates.find(({ modelId }) => modelId === 'sweet-fall')!
  expect(Number(certificate.rtpHalfWidth)).toBeLessThan(0.001)
  expect(certificateProblems(modelOf('sweet-fall'), certificate)).toEqual([])
  expect(certificateProblems(modelOf('sweet-fall'), { ...certificate, rtpHalfWidth: '0.00050000' })).toEqual([
    'rtpHalfWidth is not that of its rounds',
  ])
})

it('no model is called a jackpot without a pool', () => {
  for (const { id, name, jackpot } of slotModels) expect([id, /jackpot/i.test(name) && !jackpot]).toEqual([id, false])
})
