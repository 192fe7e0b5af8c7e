import { quickDraws } from '@fairground/game-rules/exact'
import { findLottery, lotteries, type Play, randomSelection } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { countOf, listsOf, press, selectionOf } from './selection.ts'

const north = findLottery('vn-north')
const playOf = (id: string) => north?.plays.find((play) => play.id === id) as Play

it('asks the rules in the shape of the play', () => {
  expect(selectionOf({ kind: 'none' }, [])).toEqual([])
  const sets = { kind: 'sets', places: ['a', 'b'], choices: ['0', '1'] } as const
  expect(listsOf(sets).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(selectionOf(sets, [['0'], ['1']])).toEqual([['0'], ['1']])
  const place = { kind: 'place', places: ['a', 'b'], choices: ['0', '1'] } as const
  expect(selectionOf(place, [['b'], ['0', '1']])).toEqual({ place: 'b', digits: ['0', '1'] })
})

it('counts no bet until enough is chosen', () => {
  expect(countOf(playOf('xien3'), [['01', '02']])).toBe(0)
  expect(countOf(playOf('xien3'), [['01', '02', '03', '04']])).toBe(4)
  expect(countOf(playOf('tai'), [])).toBe(1)
})

it('lets the only choice of a list give way to the next', () => {
  const list = { id: '', choices: ['0', '1'], picksMax: 1 }
  expect(press(list, ['0'], '1')).toEqual(['1'])
})

/** The same selection as a pad holds it: one list, or one for each part. */
const asPicked = ({ shape }: Play, selection: unknown): string[][] => {
  if (shape.kind === 'none') return []
  if (shape.kind !== 'sets' && Array.isArray(selection)) return [selection]
  return Object.values(selection as object).map((part) => [part].flat())
}

it('has a pad for every play of every lottery, and takes from it what the rules take', () => {
  const draws = quickDraws(5)
  for (const play of lotteries.flatMap(({ plays }) => plays)) {
    const tries = Array.from({ length: 60 }, () => randomSelection(play.shape, draws))
    const picked = asPicked(
      play,
      tries.find((one) => play.read(one).ok),
    )
    expect([play.id, countOf(play, picked) > 0, listsOf(play.shape).length]).toEqual([play.id, true, picked.length])
  }
})
