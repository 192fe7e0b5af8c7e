import { expect, it } from 'vitest'
import { mainLines } from './main-lines.ts'

const line = (market: string, no: number, ...fair: string[]) => ({
  ...{ market, no },
  outcomes: fair.map((one) => ({ selection: one, price: one, fair: one, money: [] })),
})

it('shows each market once, at the line whose sides are most alike', () => {
  const markets = [
    ...[
      line('1x2', 1, '2.1', '3.4', '3.6'),
      line('over-under', 2, '1.4', '3.5'),
      line('over-under', 3, '1.95', '2.05'),
    ],
    line('over-under', 4, '3.1', '1.5'),
  ]
  expect(mainLines(markets).map(({ no }) => no)).toEqual([1, 3])
})
