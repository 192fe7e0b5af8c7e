import type { LotteryHeat } from '@fairground/contract/lottery'
import { expect, it } from 'vitest'
import { markupOf, openLottery } from '../test/in-lottery.tsx'
import { BuyPanel } from './buy-panel.tsx'

const warm: LotteryHeat = { drawId: 'd1', currency: 'VND', play: 'lo2', number: '27', step: 3 }
/** Of a later draw, of other money, of another bet. */
const others: LotteryHeat[] = [
  { ...warm, number: '31', drawId: 'd2' },
  { ...warm, number: '32', currency: 'THB' },
  { ...warm, number: '33', play: 'de' },
]

it('shows how much of a number is sold, for the next draw, the bet that is chosen and the player’s money', async () => {
  const { play } = openLottery()
  play.screen.set({ draws: { ...play.screen.get().draws, heat: [warm, ...others] } })
  const markup = await markupOf(play, <BuyPanel isWide onTicket={() => {}} />)
  expect(markup).toMatch(/aria-label="Số 27: đã bán từ 60\s?% hạn mức"[^>]*data-heat="3"/)
  expect(markup.match(/data-heat/g)).toHaveLength(1)
  expect(markup).toContain('phần hạn mức đã bán của số')
})

it('says nothing of heat while every number is cold', async () => {
  const { play } = openLottery()
  expect(await markupOf(play, <BuyPanel isWide onTicket={() => {}} />)).not.toContain('phần hạn mức đã bán của số')
})
