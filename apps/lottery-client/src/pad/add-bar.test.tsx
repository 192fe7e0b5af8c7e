import { findLottery, type Play } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { markupOf, openLottery, textOf } from '../test/in-lottery.tsx'
import { AddBar } from './add-bar.tsx'

const pool = findLottery('mark-six')?.plays[0] as Play
const bar = (count: number) => (
  <AddBar
    play={pool}
    picked={[Array.from({ length: count }, (_, at) => `${at + 1}`)]}
    isWide
    onTicket={() => {}}
    onAdded={() => {}}
  />
)
const isLocked = /disabled=""[^>]*>(?:(?!<\/button>).)*Thêm vào vé/

it('says what a system costs that is above the most of one ticket, and takes the largest one below it', async () => {
  const { play } = openLottery({}, { rulesId: 'mark-six' })
  // 3,003 sixes of fourteen numbers at 10,000; thirteen hold 1,716.
  const fourteen = await markupOf(play, bar(14))
  expect(textOf(fourteen)).toContain('Vé này giá 30.030.000')
  expect(textOf(fourteen)).toContain('cao hơn mức 20.000.000')
  expect(fourteen).toMatch(isLocked)
  const thirteen = await markupOf(play, bar(13))
  expect(textOf(thirteen)).not.toContain('Vé này giá')
  expect(thirteen).not.toMatch(isLocked)
})
