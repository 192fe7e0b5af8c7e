import { expect, it } from 'vitest'
import { handModel, threeReels } from '../test/small-model.ts'
import { engineDigestOf, exactFacts, simulationFacts } from './certify-model.ts'

const seeds = { serverSeed: '5a'.repeat(32), clientSeed: 'certify' }
const facts = exactFacts(handModel)

it('certifies the numbers computed by hand', () => {
  expect(facts).toMatchObject({
    modelId: 'hand',
    rtpExact: '9/4',
    hitFrequencyExact: '1/2',
    triggerFrequency: '0.25000000',
    maxWinX: 55,
    winCapX: 1_000,
    n: 8,
  })
  expect(Number(facts.rtp)).toBeCloseTo(2.25, 7)
  expect(Number(facts.sd) ** 2).toBeCloseTo(227 / 16, 5)
  expect(Object.keys(facts.chanceAtLeast)).toEqual(['10', '55'])
})

it('refuses an unsound model', () => {
  expect(() => exactFacts({ ...threeReels, pays: { ...threeReels.pays, b: { 3: 101 } } })).toThrow('3 b pay more')
})

it('refuses a win cap that takes a noticeable part of the return', () => {
  expect(() => exactFacts({ ...handModel, winCapX: 5 })).toThrow('The win cap would take')
})

it('refuses when the engine does not return what was computed', () => {
  const input = { ...seeds, rounds: 5_000 }
  expect(simulationFacts(handModel, facts, input).engineDigest).toBe(engineDigestOf(handModel, seeds))
  expect(() => simulationFacts(handModel, { ...facts, rtp: '2.60000000' }, input)).toThrow('standard errors')
})
