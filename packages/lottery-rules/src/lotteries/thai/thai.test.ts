import { fraction } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { bestReturn } from '../../base/index.ts'
import { ask } from '../../test/ask.ts'
import { type ThaiDraw, thai } from './index.ts'

const asked = ask(thai)
const draw: ThaiDraw = { first: '120334', front3: ['111', '222'], back3: ['555', '555'], bottom2: '40' }

it('[games 12.9] returns what the table of exact returns says', () => {
  const rows = thai.plays.flatMap(({ rows }) => rows.map(({ bet }) => [bet, asked.percent(bet)]))
  expect(Object.fromEntries(rows)).toEqual({
    ...{ top3: '90.00', tod3: '90.00', tod3_pair: '45.00', front3: '90.00', back3: '90.00' },
    ...{ top2: '93.00', bottom2: '93.00', pos_hundreds: '93.00', pos_tens: '93.00', pos_units: '93.00' },
    ...{ run_top: '89.43', run_bottom: '91.20' },
  })
  expect(asked.percent('tod3_pair', { pairFactor: 2 })).toBe('90.00')
  expect(asked.percent('tod3', { pairFactor: 2 })).toBe('90.00')
  // What the rebate of a play is weighed by: not the poorer price of a pair.
  expect(bestReturn(asked.play('tod3'))).toEqual(fraction(9, 10))
})

it('pays a number with a pair as one without, and double only where the terms say so', () => {
  expect(asked.settle('tod3', ['433'], draw).payoutMinor).toBe(15_000n)
  expect(asked.settle('tod3', ['433'], draw, { terms: { pairFactor: 2 } }).payoutMinor).toBe(30_000n)
  const different = { ...draw, first: '120134' }
  expect(asked.settle('tod3', ['431'], different, { terms: { pairFactor: 2 } }).payoutMinor).toBe(15_000n)
  expect(asked.fault('tod3', ['123', '777'])).toBe('1')
})

it('pays a running digit once, and a set as often as it is drawn', () => {
  expect(asked.settle('run_top', ['3', '4', '0'], draw)).toMatchObject({ bets: 3, hits: 2, payoutMinor: 660n })
  expect(asked.settle('run_bottom', ['4', '0'], draw).hits).toBe(2)
  expect(asked.settle('back3', ['555'], draw)).toMatchObject({ hits: 2, payoutMinor: 90_000n })
  expect(asked.settle('front3', ['222', '555'], draw).hits).toBe(1)
})

it('agrees with a count over every ending of the first prize', () => {
  const hits = new Map<string, number>()
  const bets = [
    ...[['top3', '047'] as const, ['tod3', '047'], ['tod3', '044'], ['top2', '47'], ['run_top', '4']],
    ...[['pos_hundreds', '0'] as const, ['pos_tens', '4'], ['pos_units', '7']],
  ] as const
  for (let ending = 0; ending < 1_000; ending += 1)
    for (const [id, number] of bets) {
      const first = `987${`${ending}`.padStart(3, '0')}`
      const key = `${id} ${number}`
      hits.set(key, (hits.get(key) ?? 0) + asked.settle(id, [number], { ...draw, first }).hits)
    }
  expect([...hits.values()]).toEqual([1, 6, 3, 10, 271, 100, 100, 100])
})

it('refuses a draw at its place', () => {
  const fault = (change: object) => {
    const read = thai.readDraw({ ...draw, ...change })
    return read.ok ? undefined : read.refusal.field
  }
  expect([fault({}), fault({ first: '12' }), fault({ front3: ['1'] }), fault({ bottom2: 40 })]).toEqual([
    undefined,
    'first',
    'front3',
    'bottom2',
  ])
})
