import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { certifiedModels, factsOf, readCertificate } from './certificate.ts'
import { slotModels } from './models/index.ts'

const folder = new URL('../../../../certificates/', import.meta.url)
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
const certificate = readCertificate(texts[0]!)

it('every model of the house is certified, with its own numbers', () => {
  const models = certifiedModels(texts)
  expect([...models.keys()].sort()).toEqual([...new Set(slotModels.map(({ id }) => id))].sort())
  for (const { model, certificate: own } of models.values()) expect(own.version).toBe(model.version)
})

it('refuses to give out a model without a certificate of exactly its numbers', () => {
  expect(() => certifiedModels([])).toThrow('is not certified')
  const other = texts.map((text) => JSON.stringify({ ...JSON.parse(text), hash: '0'.repeat(64) }))
  expect(() => certifiedModels(other)).toThrow('is not certified')
})

it('refuses what is no certificate', () => {
  for (const text of ['', 'null', '{}', '[]', JSON.stringify({ ...certificate, rtp: 0.96 })]) {
    expect(() => readCertificate(text)).toThrow(SyntaxError)
  }
})

describe('the profile of lantern-20', () => {
  const { facts } = certifiedModels(texts).get('lantern-20')!

  it('returns 96.0–96.9 %, hits in 20–35 % of rounds, awards free spins every 120–180 rounds', () => {
    expect(facts.rtpBp).toBeGreaterThanOrEqual(9_600)
    expect(facts.rtpBp).toBeLessThanOrEqual(9_690)
    expect(facts.hitFrequencyBp).toBeGreaterThanOrEqual(2_000)
    expect(facts.hitFrequencyBp).toBeLessThanOrEqual(3_500)
    expect(facts.triggerEvery).toBeGreaterThanOrEqual(120)
    expect(facts.triggerEvery).toBeLessThanOrEqual(180)
  })

  it('can really pay its largest win, and says how rarely', () => {
    expect(facts.maxWinX).toBe(5_000)
    expect(facts.maxWinEvery).toBeGreaterThan(1_000_000)
    expect(facts.maxWinEvery).toBeLessThan(100_000_000)
  })
})

it.each([
  ['2.99', 'low', 1],
  ['3.00', 'medium', 2],
  ['5.00', 'medium', 3],
  ['7.00', 'high', 4],
  ['12.00', 'high', 5],
  ['12.01', 'very-high', 5],
])('a standard deviation of %s is %s volatility, %i bars', (sd, volatility, volatilityBars) => {
  expect(factsOf({ ...certificate, sd })).toMatchObject({ volatility, volatilityBars })
})

it('shows shares in basis points, cut and never rounded up', () => {
  expect(factsOf({ ...certificate, rtp: '0.96999999', hitFrequency: '0.3' })).toMatchObject({
    rtpBp: 9_699,
    hitFrequencyBp: 3_000,
  })
})
