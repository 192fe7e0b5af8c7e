import { findLottery, type Play } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { countOf, placesOf, selectionOf } from './selection.ts'

const north = findLottery('vn-north')
const playOf = (id: string) => north?.plays.find((play) => play.id === id) as Play

it('asks the rules in the shape of the play', () => {
  expect(selectionOf({ kind: 'none' }, [])).toEqual([])
  const sets = { kind: 'sets', places: ['a', 'b'], choices: ['0', '1'] } as const
  expect([placesOf(sets), selectionOf(sets, [['0'], ['1']])]).toEqual([
    ['a', 'b'],
    [['0'], ['1']],
  ])
  const place = { kind: 'place', places: ['a', 'b'], choices: ['0', '1'] } as const
  expect(selectionOf(place, [['b'], ['0', '1']])).toEqual({ place: 'b', digits: ['0', '1'] })
})

it('counts no bet until enough is chosen', () => {
  expect(countOf(playOf('xien3'), [['01', '02']])).toBe(0)
  expect(countOf(playOf('xien3'), [['01', '02', '03', '04']])).toBe(4)
  expect(countOf(playOf('tai'), [])).toBe(1)
})
