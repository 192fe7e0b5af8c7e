import { findLottery, type Lottery } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { DrawBanner } from '../banner/draw-banner.tsx'
import { drawOf, markupOf, openLottery, textOf } from '../test/in-lottery.tsx'
import { DrawShow } from './draw-show.tsx'

const lao = findLottery('lao') as Lottery
const past = ['4821', '7305'].map((digits, at) => ({
  ...drawOf(9 - at),
  state: 'settled' as const,
  result: lao.readDraw(digits).ok ? digits : undefined,
}))
const [newest] = past

function atShow(isShowing: boolean) {
  const { play } = openLottery({}, { rulesId: 'lao' })
  play.screen.set({ draws: { ...play.screen.get().draws, past }, shown: newest, isShowing })
  return play
}
const banner = <DrawBanner onResults={() => {}} onTickets={() => {}} />

it('tells a result in the banner only when it has been shown', async () => {
  const during = textOf(await markupOf(atShow(true), banner))
  expect(during).not.toContain('4821')
  expect(during).toContain('7305')
  expect(textOf(await markupOf(atShow(false), banner))).toContain('4821')
})

it('begins with gaps, and has nothing to skip to once it is over', async () => {
  const markup = await markupOf(atShow(true), <DrawShow />)
  expect(markup).toContain('data-show="on"')
  expect(markup.match(/ball-gap/g)).toHaveLength(4)
  expect(textOf(markup)).not.toContain('4821')
  expect(textOf(markup)).toContain('Hiện hết')
})
