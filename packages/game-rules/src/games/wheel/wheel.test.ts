import { expect, it } from 'vitest'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { wheel } from './wheel.ts'
import { wheelSheet } from './wheel-sheet.ts'
import { wheelPays, wheelRisks, wheelSegments } from './wheel-tables.ts'

it('every wheel has as many segments as it says, and returns exactly 99 %', () => {
  for (const segments of wheelSegments) {
    for (const risk of wheelRisks) expect(wheelPays(segments, risk)).toHaveLength(segments)
  }
  expect(new Set(wheelSheet().map(({ rtp }) => rtp))).toEqual(new Set(['99/100']))
})

it('pays the segment at which it stops', () => {
  const segment = workedExample().int(10)
  const round = playWith(wheel, workedExample(), { bet: { segments: 10, risk: 'low' } })
  expect(round.events[0]).toEqual({ type: 'spun', segment })
  expect(round.payoutMinor).toBe((1000n * BigInt(wheelPays(10, 'low')[segment] ?? 0)) / 10_000n)
})

it('takes five sizes and three risks', () => {
  const isTaken = (bet: object) => wheel.readBet({ stakeMinor: '1', segments: 10, risk: 'low', ...bet }).ok
  expect([{}, { segments: 50 }, { segments: 15 }, { segments: '10' }, { risk: '' }].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
