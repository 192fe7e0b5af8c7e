import { expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn, randomBets } from '../../instant/test/spot-bets.ts'
import { sicBo } from './sic-bo.ts'
import { sicBoSheet } from './sic-bo-sheet.ts'

const paid = (spot: string, dice: string): bigint => {
  const bet = sicBo.readBet(chipOn(spot))
  if (!bet.ok) throw new Error(spot)
  const played = sicBo.play(bet.value, [], fixedDraws({ ints: [...dice].map((face) => Number(face) - 1) }))
  return played.ok ? played.round.payoutMinor : -1n
}

it.each([
  ['small', '136', 2],
  ['small', '146', 0],
  ['small', '333', 0],
  ['big', '146', 2],
  ['big', '555', 0],
  ['odd', '146', 2],
  ['odd', '333', 0],
  ['even', '136', 2],
  ['even', '222', 0],
  ['total-4', '112', 61],
  ['total-5', '113', 31],
  ['total-6', '222', 19],
  ['total-7', '124', 13],
  ['total-8', '125', 9],
  ['total-9', '333', 8],
  ['total-10', '136', 7],
  ['total-11', '146', 7],
  ['total-12', '156', 8],
  ['total-13', '166', 9],
  ['total-14', '266', 13],
  ['total-15', '555', 19],
  ['total-16', '466', 31],
  ['total-17', '566', 61],
  ['total-17', '556', 0],
  ['single-4', '123', 0],
  ['single-4', '124', 2],
  ['single-4', '144', 3],
  ['single-4', '444', 4],
  ['pair-2-5', '225', 7],
  ['pair-2-5', '224', 0],
  ['double-2', '242', 11],
  ['double-2', '222', 11],
  ['double-2', '234', 0],
  ['triple-6', '666', 181],
  ['triple-6', '555', 0],
  ['any-triple', '555', 31],
  ['any-triple', '556', 0],
])('%s on %s returns %i times its stake', (spot, dice, gross) => {
  expect(paid(spot, dice)).toBe(BigInt(gross) * 1000n)
})

it('has 52 places and none else', () => {
  expect(sicBo.spots).toHaveLength(4 + 14 + 6 + 15 + 6 + 6 + 1)
  for (const spot of ['total-3', 'total-18', 'pair-5-2', 'pair-3-3', 'single-7']) {
    expect(sicBo.readBet(chipOn(spot)).ok).toBe(false)
  }
})

it('keeps the published shares', () => {
  const rtp = new Map(sicBoSheet().map((row) => [row.bet, row.rtp]))
  for (const bet of ['small', 'big', 'odd', 'even']) expect(rtp.get(bet)).toBe('35/36')
  expect(rtp.get('single-3')).toBe('199/216')
  expect(rtp.get('pair-1-2')).toBe('35/36')
  expect(rtp.get('any-triple')).toBe('31/36')
  expect(rtp.get('triple-1')).toBe('181/216')
  expect(rtp.get('total-4')).toBe('61/72')
})

longIt(import.meta.url)('conserves money and stays under its most in 100,000 rounds', longTest, () => {
  const returned = checkRounds(sicBo, { rounds: 100_000, betOf: (random) => randomBets(sicBo.spots, 6, random) })
  expect(returned).toBeCloseTo(0.9, 1)
})
