import { expect, test } from 'vitest'
import { type Fraction, fraction, plus, times, writeFraction } from '../../exact/fraction.ts'
import { bauCua, type Pictures } from '../../games/bau-cua/bau-cua.ts'
import { fanTan } from '../../games/fan-tan/fan-tan.ts'
import { xocDia } from '../../games/xoc-dia/xoc-dia.ts'
import { worstMinor } from './exposure.ts'
import { spotExposure } from './spot-exposure.ts'

const faces = [1, 2, 3, 4, 5, 6]
const coins = Array.from({ length: 16 }, (_, bits) => [1, 2, 4, 8].map((bit) => (bits & bit) !== 0))
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Pictures => [a, b, c])))

/** Over cases that are equally likely. */
const returnOf = <Case>(cases: readonly Case[], gross: (one: Case) => Fraction): string =>
  writeFraction(times(fraction(1, cases.length), plus(...cases.map(gross))))

test.each([
  ['even', '99/100'],
  ['odd', '99/100'],
  ['four-red', '15/16'],
  ['four-white', '15/16'],
  ['three-red', '19/20'],
  ['three-white', '19/20'],
  ['two-two', '15/16'],
] as const)('xóc đĩa: %s returns %s', (spot, expected) => {
  expect(returnOf(coins, (red) => xocDia.spotRules.grossOf(spot, red))).toBe(expected)
})

test('bầu cua: every picture returns 199/216, 92.13 %', () => {
  for (const spot of bauCua.spots)
    expect(returnOf(throws, (shown) => bauCua.spotRules.grossOf(spot, shown))).toBe('199/216')
})

test.each([
  ['fan-3', '77/80'],
  ['kwok-2-4', '39/40'],
  ['nim-1-4', '39/40'],
  ['ssh-1-2-4', '79/80'],
])('fan-tan: %s returns %s', (spot, expected) => {
  expect(returnOf([1, 2, 3, 4], (rest) => fanTan.spotRules.grossOf(spot, rest))).toBe(expected)
})

test('fan-tan has 4 fans, 6 kwoks, 12 nims and 4 sshs', () => {
  const kinds = Map.groupBy(fanTan.spots, (spot) => spot.split('-')[0])
  expect([...kinds].map(([kind, spots]) => [kind, spots.length])).toEqual([
    ['fan', 4],
    ['kwok', 6],
    ['nim', 12],
    ['ssh', 4],
  ])
})

test('their outcomes fall into 5, 56 and 4 classes, and the worst of them is the worst of all', () => {
  expect([xocDia, bauCua, fanTan].map(({ spotRules }) => spotExposure(spotRules as never).classCount)).toEqual([
    5, 56, 4,
  ])
  // A crab on all three dice pays three to one, a fish is lost.
  const bets = [
    { spot: 'symbol-5', stakeMinor: 100n },
    { spot: 'symbol-4', stakeMinor: 40n },
  ]
  expect(worstMinor(bauCua, bets)).toBe(260n)
  expect(worstMinor(xocDia, [{ spot: 'even', stakeMinor: 100n }])).toBe(98n)
})
