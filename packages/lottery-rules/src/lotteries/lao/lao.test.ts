import { toNumber } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { returnOf } from '../../base/index.ts'
import { ask } from '../../test/ask.ts'
import { findRow } from '../index.ts'
import { lao } from './index.ts'

const asked = ask(lao)

it('[games 12.9] returns what the table of exact returns says', () => {
  const rows = lao.plays.flatMap(({ rows }) => rows.map(({ bet }) => [bet, asked.percent(bet)]))
  expect(Object.fromEntries(rows)).toEqual({
    ...{ top4: '85.00', top3: '85.00', tod4: '84.00', tod3: '84.00', tod3_pair: '42.00' },
    ...{ top2: '92.00', bottom2: '92.00', run_top: '86.72', run_bottom: '89.30' },
  })
})

it('returns over all 10,000 draws exactly what it says', () => {
  const tickets = [
    ['top4', 'top4', '8374'],
    ['tod4', 'tod4', '8374'],
    ['top3', 'top3', '374'],
    ['tod3', 'tod3', '374'],
    ['tod3', 'tod3_pair', '373'],
    ['top2', 'top2', '74'],
    ['bottom2', 'bottom2', '83'],
    ['run_top', 'run_top', '7'],
    ['run_bottom', 'run_bottom', '8'],
  ] as const
  for (const [id, row, number] of tickets) {
    const ticket = [number]
    let paid = 0
    for (let draw = 0; draw < 10_000; draw += 1)
      paid += Number(asked.settle(id, ticket, `${draw}`.padStart(4, '0')).payoutMinor)
    const odds = findRow(lao, row)
    expect(paid / 1_000_000, row).toBeCloseTo(odds ? toNumber(returnOf(odds)) : 0, 12)
  }
})

it('sells four digits in any order only where they differ', () => {
  expect(asked.fault('tod4', ['1234'])).toBeUndefined()
  expect(asked.fault('tod4', ['1234', '1233'])).toBe('1')
  expect(asked.fault('tod3', ['333'])).toBe('0')
})
