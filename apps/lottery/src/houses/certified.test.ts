import { expect, test } from 'vitest'
import { certifiedFacts } from './certified.ts'
import { houseLotteries } from './house-lotteries.ts'

/** The displayed rebate of 1.2 % and the best cash back of 1.5 %, in basis points. */
const givenBackBp = 270

test('no lottery gives back more than 99.8 % with every rebate', () => {
  for (const { gameId, rules } of houseLotteries) {
    const { rtpBp, rebateWeight, hash } = certifiedFacts(rules)
    expect(rtpBp + (rebateWeight / 100) * givenBackBp, gameId).toBeLessThanOrEqual(9_980)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('facts are those of the certificate', () => {
  const north = houseLotteries.find(({ gameId }) => gameId === 'xsmb')
  if (!north) throw new Error('the North is listed')
  const facts = certifiedFacts(north.rules)
  expect(facts).toMatchObject({ rtpBp: 9_800, rtpMinBp: 8_800, maxWinX: 8_800, volatility: 'veryHigh' })
  expect(() => certifiedFacts({ ...north.rules, version: 99 })).toThrow('not certified')
})
