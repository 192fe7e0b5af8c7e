import { expect, it } from 'vitest'
import { marginOf, targetOf } from './margins.ts'

const outcome = (price: string | null, fair: string) => ({ selection: 's', price, fair, money: [] })

it('tells what the house keeps of the prices that are shown, and what it is meant to keep', () => {
  const market = { booksum: '1.06', outcomes: [outcome('1.90', '2'), outcome('3.80', '4'), outcome('3.80', '4')] }
  expect(marginOf(market)).toBeCloseTo(0.0526, 4)
  expect(targetOf(market)).toBeCloseTo(0.06, 9)
})

it('tells none where two outcomes win at once by more than their own share, or one is not offered', () => {
  // Double chance: two of three win.
  const double = [outcome('1.40', '1.5'), outcome('1.40', '1.5'), outcome('1.40', '1.5')]
  expect(marginOf({ booksum: '1.06', outcomes: double })).toBeCloseTo(1.5 / 1.4 - 1, 9)
  expect(marginOf({ booksum: '1.04', outcomes: [outcome(null, '1.01'), outcome('9.00', '50')] })).toBeUndefined()
})
