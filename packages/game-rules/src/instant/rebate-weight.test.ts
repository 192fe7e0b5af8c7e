import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fraction, plus, times } from '../exact/fraction.ts'
import { readCertificate, slotModels } from '../slots/index.ts'
import { instantSheets } from './exact/index.ts'
import { instantGames, readInstantCertificate } from './index.ts'
import { bestPlay, rebateWeight, rebateWeightBp } from './rebate-weight.ts'

const limit = fraction(998, 1000)
const folder = new URL('../../../../certificates/', import.meta.url)
const textsIn = (subfolder: string) =>
  readdirSync(new URL(subfolder, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(new URL(subfolder + name, folder), 'utf8'))

const slots = textsIn('./').map(readCertificate)
const instants = textsIn('./instant/').map(readInstantCertificate)
const returns = [
  ...slots.map(({ modelId, rtp, rtpHalfWidth, jackpot }) => ({
    id: modelId,
    rtp: jackpot?.rtpTotal ?? rtp,
    halfWidth: rtpHalfWidth,
  })),
  ...instants.map(({ gameId, rtpBest }) => ({ id: gameId, rtp: rtpBest, halfWidth: undefined })),
]

it('no game of the catalogue gives back more than 99.8 % with what counts for its rebate and cash back of 2.7 %', () => {
  expect(returns.length).toBe(slotModels.length + instantGames.length)
  for (const { id, rtp, halfWidth } of returns) {
    const returned = Number(rtp) + Number(halfWidth ?? 0)
    const weight = rebateWeight(rtp, halfWidth)
    expect(Number.isInteger(weight) && weight >= 0 && weight <= 100, id).toBe(true)
    expect(returned + (weight / 100) * 0.027, id).toBeLessThanOrEqual(0.998)
    // And it is the most that may be given, in whole percent.
    if (weight < 100) expect(returned + ((weight + 1.01) / 100) * 0.027, id).toBeGreaterThan(0.998)
  }
})

it('counts slots whole, close games in part, and craps with odds hardly at all', () => {
  const weightOf = (gameId: string) => rebateWeight(instants.find((one) => one.gameId === gameId)!.rtpBest)
  expect(rebateWeight('0.96514262')).toBe(100)
  expect(['roulette', 'dice', 'blackjack', 'jacks-or-better-9-6', 'craps'].map(weightOf)).toEqual([92, 29, 8, 9, 2])
  expect(rebateWeight('0.99800000')).toBe(0)
})

it('with agents who are paid on turnover the bound holds at any rate', () => {
  const rates = [fraction(8, 1000), fraction(12, 1000)]
  for (const best of [fraction(36, 37), fraction(99, 100), fraction(999, 1000)])
    for (const rate of rates) {
      const agentRate = fraction(5, 1000)
      const weight = fraction(rebateWeightBp(best, rate, agentRate), 10_000)
      const given = plus(best, times(weight, rate), weight.num > 0n ? agentRate : fraction(0))
      expect(given.num * limit.den <= limit.num * given.den || weight.num === 0n).toBe(true)
    }
  expect(rebateWeightBp(fraction(995_439, 1_000_000), fraction(12, 1000))).toBe(2_134)
  expect(rebateWeightBp(fraction(98, 100), fraction(1, 100), fraction(9, 1000))).toBe(9_000)
  expect(rebateWeightBp(fraction(98, 100), fraction(0))).toBe(10_000)
})

it('odds at craps count with their line only', () => {
  expect(bestPlay(instantSheets.craps?.() ?? [])).toMatchObject({ bet: 'dont-pass-with-odds', rtp: '1097/1100' })
})
