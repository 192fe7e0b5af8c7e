import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
  return answer
}

it('cockfight-price: each side by its share of what is decided, cut to hundredths', () => {
  // 0.44 of 0.889 is 49.494 %: 100 / (0.49494 · 1.05) is 192.42; 0.449 of it is 50.506 %: 188.56.
  expect(told('cockfight-price', { meron: '0.44', wala: '0.449', bdd: '0.1', ftd: '0.011', booksum: '1.05' })).toEqual({
    ...{ meronDecimal: '1.92', walaDecimal: '1.88', meronMalay: '0.92', walaMalay: '0.88' },
  })
  const wide = told('cockfight-price', { meron: '0.31115', wala: '0.57785', bdd: '0.1', ftd: '0.011', booksum: '1.05' })
  expect(wide).toEqual({ meronDecimal: '2.72', walaDecimal: '1.46', meronMalay: '-0.5814', walaMalay: '0.46' })
})

it('cockfight-price is exact where a double is not: half at 1.00 pays 2.00 and no hundredth less', () => {
  expect(told('cockfight-price', { meron: '0.1', wala: '0.1', booksum: '1' }).meronDecimal).toBe('2.00')
  expect(told('cockfight-price', { meron: '0.7', wala: '0.1', booksum: '1.00' })).toMatchObject({
    ...{ meronDecimal: '1.14', walaDecimal: '8.00' },
  })
})

it.each([
  [{ meron: '0', wala: '0.4', booksum: '1.05' }, 'meron'],
  [{ meron: '0.4', wala: 'x', booksum: '1.05' }, 'wala'],
  [{ meron: '0.4', wala: '0.4', booksum: '0.9' }, 'booksum'],
])('cockfight-price names what it cannot read: %j', (request, field) => {
  expect(told('cockfight-price', request).error.field).toBe(field)
})

it('cockfight-form: chances by Elo between 35 and 65 %, and what the sides return with the draws', () => {
  expect(told('cockfight-form', { meronElo: 1500, walaElo: 1500 })).toMatchObject({
    ...{ meron: '0.4445', wala: '0.4445', bdd: '0.1', ftd: '0.011', meronDecimal: '1.90', meronMalay: '0.9' },
    ...{ meronReturn: '0.95555', walaReturn: '0.95555' },
  })
  const near = told('cockfight-form', { meronElo: 1500, walaElo: 1480 })
  expect(Number(near.meron)).toBeCloseTo(0.889 / (1 + 10 ** (-20 / 400)), 9)
  expect(near).toMatchObject({ meronDecimal: '1.80', walaDecimal: '2.02' })
  const far = told('cockfight-form', { meronElo: 1900, walaElo: 1400 })
  expect(far).toMatchObject({ meron: '0.57785', wala: '0.31115', meronDecimal: '1.46', walaDecimal: '2.72' })
})

it('cockfight-season: K 16 without a bound, draws half, win 3, draw 1', () => {
  const elo = { b0: 1500, b1: 1500, b2: 1900 }
  const fights = [
    { meron: 'b0', wala: 'b1', result: 'meron' },
    { meron: 'b0', wala: 'b2', result: 'bdd' },
  ]
  const answer = told('cockfight-season', { elo, fights })
  // 1508 against 1900 was to score 1 / (1 + 10^0.98) = 0.0947897.
  const shift = 16 * (0.5 - 1 / (1 + 10 ** 0.98))
  expect(Number(answer.elo.b0)).toBeCloseTo(1_508 + shift, 8)
  expect(Number(answer.elo.b2)).toBeCloseTo(1_900 - shift, 8)
  expect(answer).toMatchObject({ elo: { b1: '1492' }, points: { b0: 4, b1: 0, b2: 1 }, champion: 'b0' })
})

it('cockfight-season: equal points go by wins, then the higher rating, then the lower id', () => {
  const draws = (one: string, other: string) => ({ meron: one, wala: other, result: 'ftd' })
  const elo = { b10: 1500, b2: 1500, b7: 1500, b8: 1500 }
  const won = [{ meron: 'b7', wala: 'b8', result: 'meron' }]
  const level = [draws('b10', 'b2'), draws('b2', 'b10'), draws('b10', 'b2')]
  expect(told('cockfight-season', { elo, fights: [...won, ...level] }).champion).toBe('b7')
  expect(told('cockfight-season', { elo, fights: level }).champion).toBe('b2')
  expect(told('cockfight-season', { elo: { ...elo, b10: 1501 }, fights: [] }).champion).toBe('b10')
  expect(told('cockfight-season', { elo, fights: [draws('b10', 'b9')] }).error.field).toBe('fights.0.wala')
})
