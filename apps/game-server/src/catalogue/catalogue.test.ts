import { slotTiles } from '@fairground/art/catalogue'
import { gameFeatures } from '@fairground/contract/game-words'
import { VendorGame } from '@fairground/contract/psw'
import { instantGames } from '@fairground/game-rules/instant'
import { slotModels } from '@fairground/game-rules/slots'
import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { featuresOf } from './features.ts'
import type { Game } from './game.ts'
import { instantBaseOf, instantStakesOf } from './instant-limits.ts'
import { stakeRangeOf } from './stake-range.ts'
import { defaultStakeOf, stakeCurrencies, stakesOf } from './stakes.ts'

const catalogue = createCatalogue(0)
const slotsOf = (games: readonly Game[]) => games.filter((game) => game.kind === 'slot')
const slots = slotsOf(catalogue.list())

test('there is one game for every slot title with a picture, and each id can be found', () => {
  expect(slots.map((game) => game.gameId)).toEqual(slotTiles.map((tile) => tile.slug).sort())
  expect(catalogue.list().every((game) => catalogue.find(game.gameId) === game)).toBe(true)
  expect(catalogue.find('no-such-game')).toBeUndefined()
})

test('every slot plays the model and version its certificate names', () => {
  for (const { model, certificate } of slots) {
    expect([certificate.modelId, certificate.version]).toEqual([model.id, model.version])
  }
})

test('facts of a game are its certificate’s', () => {
  for (const { certificate, facts } of slots) {
    // With the jackpot, where there is one: it is part of what is told.
    const rtp = certificate.jackpot?.rtpTotal ?? certificate.rtp
    expect(facts.rtpBp).toBe(Math.floor(Number(rtp) * 10_000))
    expect(facts.maxWinX).toBe(certificate.maxWinX)
    expect(VendorGame.shape.volatility.parse(facts.volatility)).toBe(facts.volatility)
  }
})

test('every stake of every game is a whole number of bet units, ascending', () => {
  for (const { model } of slots) {
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

test('every game of one player has a title with a certificate of its version, and its rules can be found', () => {
  const titles = catalogue.list().filter((game) => game.kind === 'instant')
  expect(titles.map(({ rules }) => rules.id).sort()).toEqual(instantGames.map(({ id }) => id).sort())
  for (const { rules, facts, certificate } of titles) {
    expect(catalogue.findRules(rules.id, rules.version)).toBe(rules)
    expect(facts.rtpBp).toBeGreaterThan(5_000)
    expect(certificate.hash).toMatch(/^[0-9a-f]{64}$/)
  }
  expect(catalogue.findRules('dice', 999)).toBeUndefined()
})

test('no stake of any currency is outside its own range, and the range of a game that raises is wider', () => {
  for (const currency of stakeCurrencies) {
    const base = instantBaseOf(currency)!
    for (const game of catalogue.list().filter(({ kind }) => kind === 'instant')) {
      const range = stakeRangeOf(game, currency)!
      expect(range.min <= base.stakeMinorMin && range.max >= base.stakeMinorMax).toBe(true)
    }
    const stakes = instantStakesOf({
      currency,
      stakeMinorMin: base.stakeMinorMin + 1n,
      stakeMinorMax: base.stakeMinorMax,
    })
    expect(stakes[0]).toBe(base.stakeMinorMin + 1n)
    expect(stakes.every((stake, i) => i === 0 || stake > (stakes[i - 1] ?? 0n))).toBe(true)
  }
  expect(instantStakesOf({ currency: 'VND', stakeMinorMin: 1n, stakeMinorMax: 2n })).toEqual([])
})

test('a game says how much of a bet counts for rebates, so that with 2.7 % given back it returns at most 99.8 %', () => {
  for (const { facts } of catalogue.list()) {
    expect(facts.rebateWeight >= 0 && facts.rebateWeight <= 100).toBe(true)
    expect(facts.rtpBp + (facts.rebateWeight / 100) * 270).toBeLessThanOrEqual(9_980)
  }
  const weights = catalogue.list().map(({ facts }) => facts.rebateWeight)
  expect(weights).toContain(100)
  expect(Math.min(...weights)).toBeLessThan(10)
})

test('a table game says the return of its best play and of its poorest bet', () => {
  expect(catalogue.find('baccarat')?.facts).toMatchObject({ rtpBp: 9_894, rtpMinBp: 8_331 })
  expect(catalogue.find('craps')?.facts).toMatchObject({ rtpBp: 9_972, rtpMinBp: 8_333 })
})

test('demo titles stand beside the others, and rank after them', () => {
  const demo = slotsOf(createCatalogue(3).list()).filter(({ rank }) => rank !== undefined)
  expect(demo.map(({ gameId }) => gameId)).toEqual(['demo-00001', 'demo-00002', 'demo-00003'])
  expect(catalogue.find('demo-00001')).toBeUndefined()
})

test('titles spread evenly over every certified model, and each says what its own model can do', () => {
  const many = slotsOf(createCatalogue(1_000).list())
  const counts = new Map<string, number>()
  for (const { model } of many) counts.set(model.id, (counts.get(model.id) ?? 0) + 1)
  expect([...counts.keys()].sort()).toEqual([...new Set(slotModels.map(({ id }) => id))].sort())
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(2)
  const seen = (feature: string) => many.filter(({ model }) => featuresOf(model).some((name) => name === feature))
  expect(seen('ways').every(({ model }) => model.kind === 'ways')).toBe(true)
  expect(seen('freeSpins').every(({ model }) => model.freeSpins.count > 0)).toBe(true)
  for (const feature of gameFeatures) expect(seen(feature).length).toBeGreaterThan(0)
})

test('a title keeps its model from one start to the next', () => {
  const idsOf = () => slotsOf(createCatalogue(200).list()).map(({ gameId, model }) => `${gameId} ${model.id}`)
  expect(idsOf()).toEqual(idsOf())
})
