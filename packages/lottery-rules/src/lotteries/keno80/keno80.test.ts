import { quickDraws } from '@fairground/game-rules/exact'
import { settleKeno80 } from '@fairground/game-rules/settle'
import { expect, it } from 'vitest'
import { type Lottery, returnOf } from '../../base/index.ts'
import { playOf } from '../../fast/test/play-of.ts'
import { findRow } from '../index.ts'
import { keno80Lottery } from './index.ts'

const { settle, refusal } = playOf(keno80Lottery)

it('pays what the studio pays for the same draw', () => {
  const random = quickDraws(8)
  const picks = [4, 11, 17, 23, 31, 44, 52, 66, 71, 80]
  for (let round = 0; round < 500; round += 1) {
    const draw = keno80Lottery.draw(random)
    const count = 1 + (round % 10)
    const { x10000 } = settleKeno80({ on: 'numbers', picks: picks.slice(0, count) }, draw)
    expect(settle('pick', picks.slice(0, count), draw, 10_000n).payoutMinor).toBe(BigInt(x10000))
    const over = settleKeno80({ on: 'over' }, draw).x10000
    expect(settle('sum_over', null, draw, 10_000n).payoutMinor).toBe(BigInt(over))
  }
})

it('[games §8] every number of picks returns 92 to 95.5 %', () => {
  for (let picks = 1; picks <= 10; picks += 1) {
    const row = findRow(keno80Lottery as Lottery, `pick_${picks}`)
    if (!row) throw new Error('no odds')
    const { num, den } = returnOf(row)
    const percent = Number((num * 10_000n) / den) / 100
    expect(percent).toBeGreaterThanOrEqual(92)
    expect(percent).toBeLessThanOrEqual(95.5)
  }
})

it('10–10 pays its own bet; more on either side loses', () => {
  const draw = [...Array.from({ length: 10 }, (_, at) => at + 1), ...Array.from({ length: 10 }, (_, at) => at + 71)]
  const paid = (bet: string) => settle(bet, null, draw, 100n).payoutMinor
  expect([paid('ten_ten'), paid('more_1_40'), paid('more_41_80')]).toEqual([460n, 0n, 0n])
  expect(refusal('pick', [1, 1])).toBe('1')
})
