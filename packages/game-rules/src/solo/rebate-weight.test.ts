import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fraction, plus, times } from '../exact/fraction.ts'
import { soloSheets } from './exact/index.ts'
import { soloGames } from './index.ts'
import { bestRebatedReturn, rebateWeightBp } from './rebate-weight.ts'

const limit = fraction(998, 1000)
const rates = [fraction(8, 1000), fraction(10, 1000), fraction(12, 1000)]

/** Sheets that take seconds are read from their certificates, which name the highest return. */
const isSlow = (gameId: string): boolean => /-\d+-\d+(-\d+)?$/.test(gameId)

function bestReturn(gameId: string) {
  if (!isSlow(gameId)) return bestRebatedReturn(soloSheets[gameId]?.() ?? [])
  const file = new URL(`../../../../certificates/solo/${gameId}.json`, import.meta.url)
  const { rtpMaxExact }: { rtpMaxExact: string } = JSON.parse(readFileSync(file, 'utf8'))
  const [num = '', den = ''] = rtpMaxExact.split('/')
  return fraction(BigInt(num), BigInt(den))
}

it('no game gives back more than 99.8 % with its rebate and its agents, at any rate', () => {
  for (const { id } of soloGames) {
    const best = bestReturn(id)
    for (const rate of rates)
      for (const agentRate of [fraction(0), fraction(5, 1000)]) {
        const weight = fraction(rebateWeightBp(best, rate, agentRate), 10_000)
        const given = plus(best, times(weight, rate), weight.num > 0n ? agentRate : fraction(0))
        expect(given.num * limit.den <= limit.num * given.den, id).toBe(true)
      }
  }
})

it('is whole for games with room, a part for close ones and nothing above 99.8 %', () => {
  const rng = fraction(12, 1000)
  expect(rebateWeightBp(fraction(36, 37), rng)).toBe(10_000)
  expect(rebateWeightBp(fraction(995_439, 1_000_000), rng)).toBe(2_134)
  expect(rebateWeightBp(fraction(999, 1000), rng)).toBe(0)
  expect(rebateWeightBp(fraction(98, 100), fraction(1, 100), fraction(9, 1000))).toBe(9_000)
  expect(rebateWeightBp(fraction(98, 100), fraction(0))).toBe(10_000)
})

it('leaves odds at craps out', () => {
  expect(bestRebatedReturn(soloSheets.craps?.() ?? [])).toEqual(fraction(1953, 1980))
})
