import type { LotteryListed } from '@fairground/contract/lottery'
import { expect, it } from 'vitest'
import { inOrder } from './lottery-list.tsx'

const listed = (gameId: string, closesAt?: string) =>
  ({ gameId, next: closesAt === undefined ? null : { closesAt } }) as LotteryListed

it('lists the lottery that can be played first, then what closes next, and what is not on sale last', () => {
  const lotteries = [listed('shut'), listed('late', '2026-11-29T09:00:00Z'), listed('soon', '2026-11-29T05:00:00Z')]
  const own = listed('own', '2026-11-30T05:00:00Z')
  expect(inOrder([...lotteries, own], 'own').map(({ gameId }) => gameId)).toEqual(['own', 'soon', 'late', 'shut'])
})
