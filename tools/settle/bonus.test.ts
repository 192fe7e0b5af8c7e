import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
  return answer
}

it('bonus-weight: by return or by the sum of a book, in thousandths', () => {
  expect(told('bonus-weight', { return: '0.985' })).toEqual({ weight: '0.375' })
  expect(told('bonus-weight', { return: '35/36' })).toEqual({ weight: '0.694' })
  expect(told('bonus-weight', { booksum: '1.07' })).toEqual({ weight: '1' })
  expect(told('bonus-weight', { return: '1.01' })).toEqual({ weight: '0' })
})

it('bonus-split: a stake from both, its win in the same proportion, and back', () => {
  const purse = { cashMinor: '100', bonusMinor: '500' }
  expect(told('bonus-split', { stakeMinor: '300', ...purse, winMinor: '1000' })).toEqual({
    ...{ fromCashMinor: '100', fromBonusMinor: '200', winCashMinor: '334', winBonusMinor: '666' },
    ...{ cashAfterMinor: '334', bonusAfterMinor: '966', afterRollback: purse },
  })
  expect(told('bonus-split', { stakeMinor: '601', ...purse, winMinor: '0' })).toEqual({ code: 'INSUFFICIENT_FUNDS' })
})

it('free-bet, bonus-stake, bonus-conversion and bonus-progress answer as the rules say', () => {
  const free = { stakeMinor: '100', grossMinor: '250' }
  expect(told('free-bet', { ...free, requirement: 0 })).toEqual({ toCashMinor: '150', toBonusMinor: '0' })
  const stake = { grantMinor: '10000', gameMinMinor: '100', cashMinor: '50', bonusMinor: '9000' }
  expect(told('bonus-stake', { ...stake, stakeMinor: '200' })).toEqual({ isAccepted: true })
  expect(told('bonus-stake', { ...stake, stakeMinor: '201' })).toEqual({
    ...{ isAccepted: false, code: 'BONUS_RESTRICTED', maxStakeMinor: '200' },
  })
  const grant = { bonusMinor: '3500', grantMinor: '1000' }
  expect(told('bonus-conversion', { ...grant, maxConversion: 3 })).toEqual({ convertedMinor: '3000', cutMinor: '500' })
  expect(told('bonus-conversion', { ...grant, maxConversion: null })).toMatchObject({ cutMinor: '0' })
  const stakes = Array.from({ length: 3 }, () => ({ stakeMinor: '1', return: '0.973' }))
  expect(told('bonus-progress', { requirement: 10, grantMinor: '5', stakes })).toEqual({
    ...{ countedMinor: '2', leftMinor: '48' },
  })
})

it('bonus-cover: the share of outcomes with a return, and whether it counts', () => {
  expect(told('bonus-cover', { rules: 'roulette', spots: { red: '100', black: '100' } })).toEqual({
    ...{ covered: '36/37', counts: false },
  })
  expect(told('bonus-cover', { rules: 'sic-bo', spots: { small: '100', big: '0' } })).toEqual({
    ...{ covered: '35/72', counts: true },
  })
  expect(told('bonus-cover', { rules: 'roulette', spots: {} })).toEqual({ covered: '0/1', counts: true })
})

const value = {
  ...{ depositMinor: '10000', grantMinor: '10000', isSticky: false, requirement: 10, weight: '1', return: '0.96' },
  ...{ pays: 5, stakeMinor: '200', maxConversion: null, runs: 10_000, seed: 'x' },
}

it('bonus-value: done and worth by the terms of a grant', () => {
  const answer = told('bonus-value', value)
  expect(Number(answer.done)).toBeCloseTo(0.946, 3)
  expect(Math.abs(Number(answer.worthMinor) - 6_040)).toBeLessThan(20)
})

it.each([
  ['bonus-weight', {}, 'return'],
  ['bonus-weight', { booksum: '0' }, 'booksum'],
  ['bonus-split', { stakeMinor: '0', cashMinor: '1', bonusMinor: '1', winMinor: '1' }, 'stakeMinor'],
  ['bonus-progress', { requirement: 1, grantMinor: '5', stakes: [{ stakeMinor: '1' }] }, 'stakes.0.return'],
  ['bonus-cover', { rules: 'baccarat', spots: {} }, 'rules'],
  ['bonus-cover', { rules: 'roulette', spots: { 37: '1' } }, 'spot'],
  ['bonus-value', { ...value, weight: '0' }, 'weight'],
  ['bonus-value', { ...value, stakeMinor: '1' }, 'stakeMinor'],
])('%s names what it cannot read: %j', (kind, request, field) => {
  expect(told(kind, request).error.field).toBe(field)
})
