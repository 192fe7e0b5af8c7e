import { fraction } from '@fairground/game-rules/exact'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { settleTicket, writeExact } from '../base/index.ts'
import { vnNorth } from '../lotteries/vn-north/index.ts'
import { ask } from '../test/ask.ts'
import { hasStopped, multiplesOf, previewChase } from './chase.ts'
import { type Mode, ticketCost, unitStakeFor, unitStakeOf } from './cost.ts'

it('[games 12.10] a ticket costs bets × ante × mode × multiple, in whole minor units or not at all', () => {
  expect(ticketCost(3, { anteMinor: 100n, mode: '0.1', multiple: 2 })).toBe(60n)
  expect(ticketCost(10, { anteMinor: 1n, mode: '0.1', multiple: 1 })).toBe(1n)
  expect(ticketCost(3, { anteMinor: 1n, mode: '0.1', multiple: 3 })).toBeUndefined()
  expect(ticketCost(1, { anteMinor: 99n, mode: '0.01', multiple: 1 })).toBeUndefined()
})

it('pays of a part of a minor unit exactly, cut once for the ticket', () => {
  const north = ask(vnNorth)
  const numbers = ['07', '17', '27', '37', '47', '57', '67', '77', '87', '97']
  const draw = vnNorth.draw({ int: () => 7, deal: () => [] })
  const unitStakeMinor = unitStakeOf({ anteMinor: 1n, mode: '0.01', multiple: 1 })
  // 270 hundredths are no whole minor unit: such a ticket is refused before it gets here.
  const settle = (id: string, list: readonly string[]) =>
    settleTicket(north.play(id), north.ticket(id, list), draw, { unitStakeMinor })
  expect(() => settle('lo2', numbers)).toThrow(RangeError)
  const end = north.settle('de', numbers, draw, { unitStakeMinor: fraction(1, 10) })
  expect(end).toMatchObject({ stakeMinor: 1n, hits: 1, payoutMinor: 9n })
})

it('finds the unit stake again from the cost', () => {
  const ante = fc.record({
    anteMinor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    mode: fc.constantFrom<Mode>('1', '0.1', '0.01'),
    multiple: fc.integer({ min: 1, max: 9_999 }),
  })
  fc.assert(
    fc.property(ante, fc.integer({ min: 1, max: 100_000 }), (given, units) => {
      const cost = ticketCost(units, given)
      if (cost !== undefined) expect(unitStakeFor(cost, units)).toEqual(unitStakeOf(given))
    }),
  )
})

it('[games 12.10] a chase raises its stake flat, by steps or by hand', () => {
  expect(multiplesOf(4, { type: 'step', start: 1, every: 2, factor: 3 })).toEqual([1, 1, 3, 3])
  expect(multiplesOf(3, { type: 'flat', start: 5 })).toEqual([5, 5, 5])
  expect(multiplesOf(3, { type: 'hand', list: [1, 2, 9] })).toEqual([1, 2, 9])
  expect(multiplesOf(2, { type: 'hand', list: [1, 2, 9] })).toBeUndefined()
  expect(multiplesOf(0, { type: 'flat', start: 1 })).toBeUndefined()
  expect(multiplesOf(101, { type: 'flat', start: 1 })).toBeUndefined()
  expect(multiplesOf(2, { type: 'hand', list: [1, 0] })).toBeUndefined()
  expect(multiplesOf(50, { type: 'step', start: 1, every: 1, factor: 10 })).toBeUndefined()
})

it('a preview tells the whole cost, the chance of any win and what can be expected', () => {
  const bet = { multiples: [1, 1, 3, 3], costMinor: 100n, winProbability: fraction(1, 4) }
  const preview = previewChase(bet)
  expect(preview.totalMinor).toBe(800n)
  expect(writeExact(preview.atLeastOneWin)).toBe('0.68359375')
  const returnRate = fraction(97, 100)
  expect(previewChase({ ...bet, returnRate }).expectedReturn).toEqual(fraction(776))
  const stopping = previewChase({ ...bet, returnRate, stopOnWin: true }).expectedReturn
  // 100 · 0.97 · (1 + 3/4 + 3 · 9/16 + 3 · 27/64)
  expect(stopping && writeExact(stopping)).toBe('456.203125')
})

it('a preview is what an enumeration of all wins and losses gives', () => {
  const [multiples, returnRate] = [[1, 2, 5], fraction(9, 10)]
  const prize = 9 / 10 / (1 / 3)
  let expected = 0
  for (let ends = 0; ends < 8; ends += 1) {
    const wins = [ends & 1, ends & 2, ends & 4].map((bit) => bit > 0)
    const chance = wins.reduce((all, isWin) => all * (isWin ? 1 / 3 : 2 / 3), 1)
    const last = wins.indexOf(true)
    const played = last < 0 ? multiples : multiples.slice(0, last + 1)
    expected += chance * played.reduce((sum, multiple, issue) => sum + (wins[issue] ? multiple * 100 * prize : 0), 0)
  }
  const winProbability = fraction(1, 3)
  const preview = previewChase({ multiples, costMinor: 100n, winProbability, returnRate, stopOnWin: true })
  const { num, den } = preview.expectedReturn ?? fraction(0)
  expect(Number(num) / Number(den)).toBeCloseTo(expected, 9)
})

it('a plan stops on its first win, or when it has paid enough, and otherwise not', () => {
  expect(hasStopped({ stopOnWin: true }, [0n, 0n])).toBe(false)
  expect(hasStopped({ stopOnWin: true }, [0n, 1n])).toBe(true)
  expect(hasStopped({ stopAtMinor: 100n }, [60n, 39n])).toBe(false)
  expect(hasStopped({ stopAtMinor: 100n }, [60n, 40n])).toBe(true)
  expect(hasStopped({}, [1_000n])).toBe(false)
})
