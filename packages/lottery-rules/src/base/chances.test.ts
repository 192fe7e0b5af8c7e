import { fraction, plus } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { allAppear, binomial, exactly, noneAppears } from './chances.ts'

/** Every way of drawing n independent numbers below `values`. */
const ways = (values: number, n: number): number[][] =>
  n === 0 ? [[]] : ways(values, n - 1).flatMap((drawn) => Array.from({ length: values }, (_, next) => [...drawn, next]))

const share = (values: number, n: number, isMeant: (drawn: number[]) => boolean) =>
  fraction(ways(values, n).filter(isMeant).length, values ** n)

it('counts what appears as an enumeration of all draws does', () => {
  for (const [values, n, k] of [
    [5, 4, 2],
    [4, 5, 3],
    [6, 3, 1],
    [3, 2, 3],
  ] as const) {
    const wanted = Array.from({ length: k }, (_, number) => number)
    expect(allAppear(values, n, k)).toEqual(share(values, n, (drawn) => wanted.every((one) => drawn.includes(one))))
    expect(noneAppears(values, n, k)).toEqual(share(values, n, (drawn) => !wanted.some((one) => drawn.includes(one))))
  }
})

it('counts how often a number appears as an enumeration of all draws does', () => {
  for (const hits of [1, 2, 3])
    expect(exactly(3, hits, fraction(1, 4))).toEqual(
      share(4, 3, (drawn) => drawn.filter((one) => one === 2).length === hits),
    )
  expect(plus(...binomial(3, fraction(1, 4)).map(({ chance }) => chance))).toEqual(
    share(4, 3, (drawn) => drawn.includes(2)),
  )
})
