import type { LotteryJackpot } from '@fairground/contract/lottery'
import { expect, it } from 'vitest'
import { LotteryEntry } from '../list/lottery-entry.tsx'
import { markupOf, openLottery, textOf } from '../test/in-lottery.tsx'
import { Jackpots } from './jackpots.tsx'

const real = { mode: 'real', currency: 'VND' } as const
const jackpots: LotteryJackpot[] = [
  { ...real, tier: '6', minor: '3000000000000' },
  { ...real, tier: '5+b', minor: '300000000000' },
  { mode: 'demo', currency: 'FUN', tier: '6', minor: '77700' },
]

it('shows the pools that the player’s own tickets share in, in the banner and in the list', async () => {
  const { play } = openLottery()
  const [first] = play.screen.get().lotteries
  if (!first) throw new Error('no lottery')
  expect(textOf(await markupOf(play, <Jackpots />))).toBe('')
  const listed = { ...first, jackpots }
  play.screen.set({ lotteries: [listed] })
  const banner = textOf(await markupOf(play, <Jackpots />))
  expect(banner).toContain('Độc đắc 1')
  expect(banner).toContain('30.000.000.000')
  expect(banner).toContain('3.000.000.000')
  expect(banner).not.toContain('777')
  expect(textOf(await markupOf(play, <LotteryEntry listed={listed} />))).toContain('30.000.000.000')
})
