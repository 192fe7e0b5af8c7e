import { findLottery, type Play } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { markupOf, openLottery, textOf } from '../test/in-lottery.tsx'
import { GroupChoice } from './group-choice.tsx'
import { OddsLine } from './odds-line.tsx'

const playOf = (rulesId: string, id: string) => findLottery(rulesId)?.plays.find((play) => play.id === id) as Play
const sums = playOf('k3', 'big')
const groups = { own: 1_940, floor: 1_800 }

it('shows prizes and rebate, which together are the own group, and prices at the chosen one', async () => {
  const { play } = openLottery({}, { rulesId: 'k3', groups })
  const shown = async () =>
    textOf(
      await markupOf(
        play,
        <>
          <GroupChoice play={sums} />
          <OddsLine play={sums} />
        </>,
      ),
    )
  expect(await shown()).toContain('Trả thưởng 97,00% · hoàn 0,00%')
  expect(await shown()).toContain('1 ăn 1,94')
  play.chooseGroup(1_900)
  expect(await shown()).toContain('Trả thưởng 95,00% · hoàn 2,00%')
  expect(await shown()).toContain('Tổng luôn là 97,00%')
  expect(await shown()).toContain('1 ăn 1,9 ')
})

it('goes no lower than the floor and no higher than the own group', () => {
  const { play } = openLottery({}, { rulesId: 'k3', groups })
  play.chooseGroup(1_700)
  expect(play.screen.get().group).toBe(1_800)
  play.chooseGroup(1_980)
  expect(play.screen.get().group).toBe(1_940)
})

it('is not there at fixed prices, and for players without groups', async () => {
  const { play } = openLottery({}, { groups })
  expect(await markupOf(play, <GroupChoice play={playOf('vn-north', 'lo2')} />)).not.toContain('range')
  const { play: other } = openLottery({}, { rulesId: 'k3' })
  expect(await markupOf(other, <GroupChoice play={sums} />)).not.toContain('range')
})

it('tells the lowest and the highest price of a bet whose numbers have prices of their own', async () => {
  const { play } = openLottery({}, { rulesId: 'k3', groups: { own: 1_940, floor: 1_940 } })
  const text = textOf(await markupOf(play, <OddsLine play={playOf('k3', 'sum')} />))
  // 27 of 216 throws are a sum of 10 or of 11, one is a sum of 3.
  expect(text).toContain('1 ăn 7,76–209,52')
})
