import { findLottery, type Lottery } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { boardOf, headlineOf, partsOf, revealOf, shownAfter } from './result.ts'

const thai = findLottery('thai') as Lottery
const draw = { result: { first: '123456', front3: ['111', '222'], back3: ['333', '444'], bottom2: '77' } }

it('is known by the prize that is shown last', () => {
  expect(headlineOf(thai, draw)).toMatchObject({ id: 'first', numbers: ['123456'] })
})

it('has no board before it is drawn', () => {
  expect(boardOf(thai, { result: null })).toEqual([])
  expect(headlineOf(thai, undefined)).toBeUndefined()
})

it('is shown digit by digit, the first prize last', () => {
  const groups = revealOf(thai, draw)
  expect(groups.map(({ id }) => id)).toEqual(['bottom2', 'front3', 'back3', 'first'])
  expect(partsOf(groups)).toBe(20)
  expect(shownAfter(groups, 0)[0]?.numbers).toEqual(['··'])
  expect(shownAfter(groups, 3).map(({ numbers }) => numbers)).toEqual([
    ['77'],
    ['1··', '···'],
    ['···', '···'],
    ['······'],
  ])
  expect(shownAfter(groups, 20)).toEqual(groups)
})
