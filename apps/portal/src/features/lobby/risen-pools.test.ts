import type { JackpotPool } from '@fairground/contract'
import { expect, test } from 'vitest'
import { risenPools } from './risen-pools.ts'

const pool = (cycle: number, amount: string): JackpotPool => ({
  ...{ jackpotId: 'hot-drop', tier: 'drop', kind: 'must-hit-by', currency: 'VND', cycle, amount },
  ...{ bound: null, chance: null, deadlineAt: null, commitment: null, lastWin: null },
})

test('[R-66] a meter falls only when the pool is won', () => {
  expect(risenPools([], [pool(1, '9.00')])).toEqual([pool(1, '9.00')])
  expect(risenPools([pool(1, '10.00')], [pool(1, '9.00')])).toEqual([pool(1, '10.00')])
  expect(risenPools([pool(1, '9.00')], [pool(1, '10.00')])).toEqual([pool(1, '10.00')])
  expect(risenPools([pool(1, '10.00')], [pool(2, '5.00')])).toEqual([pool(2, '5.00')])
  expect(risenPools([pool(2, '5.00')], [pool(1, '10.00')])).toEqual([pool(2, '5.00')])
})
