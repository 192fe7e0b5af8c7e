import { slotTiles } from '@fairground/art/catalogue'
import { VendorGame } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { defaultStakeOf, stakeCurrencies, stakesOf } from './stakes.ts'

const catalogue = createCatalogue(0)

test('there is one game for every slot title with a picture, and each id can be found', () => {
  expect(catalogue.list().map((game) => game.gameId)).toEqual(slotTiles.map((tile) => tile.slug).sort())
  expect(catalogue.list().every((game) => catalogue.find(game.gameId) === game)).toBe(true)
  expect(catalogue.find('no-such-game')).toBeUndefined()
})

test('every game plays the model and version its certificate names', () => {
  for (const { model, certificate } of catalogue.list()) {
    expect([certificate.modelId, certificate.version]).toEqual([model.id, model.version])
  }
})

test('facts of a game are its certificate’s', () => {
  for (const { certificate, facts } of catalogue.list()) {
    expect(facts.rtpBp).toBe(Math.floor(Number(certificate.rtp) * 10_000))
    expect(facts.maxWinX).toBe(certificate.maxWinX)
    expect(VendorGame.shape.volatility.parse(facts.volatility)).toBe(facts.volatility)
  }
})

test('every stake of every game is a whole number of bet units, ascending', () => {
  for (const { model } of catalogue.list()) {
    for (const currency of stakeCurrencies) {
      const stakes = stakesOf(model, currency)
      expect(stakes.every((stake) => stake % BigInt(model.betUnits) === 0n)).toBe(true)
      expect(stakes.every((stake, i) => i === 0 || stake > (stakes[i - 1] ?? 0n))).toBe(true)
      expect(stakes).toContain(defaultStakeOf(stakes, currency))
    }
  }
})

test('a ladder above the usual stake begins at its lowest rung', () => {
  expect(defaultStakeOf([50_000_000n, 100_000_000n], 'VND')).toBe(50_000_000n)
})

test('demo titles stand beside the others, each with the same certified model, and rank after them', () => {
  const demo = createCatalogue(3)
    .list()
    .filter(({ rank }) => rank !== undefined)
  expect(demo.map(({ gameId }) => gameId)).toEqual(['demo-00001', 'demo-00002', 'demo-00003'])
  const [house] = catalogue.list()
  expect(
    demo.every(({ certificate, facts }) => certificate === house?.certificate || facts.rtpBp === house?.facts.rtpBp),
  ).toBe(true)
  expect(catalogue.find('demo-00001')).toBeUndefined()
})
