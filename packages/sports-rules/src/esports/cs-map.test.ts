import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import type { Score } from '../chances/scores.ts'
import { mapEnds, mapWinChance, overtimeWinChance, roundsHandicap, roundsOver, roundWinFor } from './cs-map.ts'
import { type CsMap, isMapOver, isMapScore, roundWinAt, usualSideStrength } from './cs-rounds.ts'
import { mapWinOf } from './map-win.ts'
import { playCsMap, playMap, playSeries } from './play.ts'

const even = (roundWin: number): CsMap => ({ roundWin, sideStrength: 0, firstSide: 'ct' })
const sided: CsMap = { roundWin: 0.53, sideStrength: 0.08, firstSide: 't' }
const winFrom = (map: CsMap, score?: Score) => mapWinChance(mapEnds(map, score))

it.each([
  [0.52, 0.585511],
  [0.55, 0.705627],
  [0.6, 0.861275],
])('rounds of %d win a map by %d', (roundWin, map) => {
  expect(winFrom(even(roundWin))).toBeCloseTo(map, 6)
})

it('rounds of .55 win an overtime by .633653', () => {
  expect(overtimeWinChance(mapEnds(even(0.55)))).toBeCloseTo(0.633653, 6)
})

it('rounds alike: the map is a negative binomial count to 13, and 12–12 goes to overtime', () => {
  const [p, q] = [0.56, 0.44]
  let [sum, term] = [0, p ** 13]
  for (let lost = 0; lost < 12; lost += 1) {
    sum += term
    term *= ((13 + lost) / (lost + 1)) * q
  }
  const level = 2_704_156 * (p * q) ** 12
  const overtime = (p ** 4 * (1 + 4 * q + 10 * q * q)) / (1 - 20 * (p * q) ** 3)
  expect(winFrom(even(p))).toBeCloseTo(sum + level * overtime, 12)
})

it('at every score the chance is what the next round makes of it, through all overtimes', () => {
  for (let a = 0; a <= 19; a += 1)
    for (let b = 0; b <= 19; b += 1) {
      if (!isMapScore([a, b]) || isMapOver([a, b])) continue
      const win = roundWinAt(sided, [a, b])
      const after = win * winFrom(sided, [a + 1, b]) + (1 - win) * winFrom(sided, [a, b + 1])
      expect(winFrom(sided, [a, b]), `${a}–${b}`).toBeCloseTo(after, 12)
    }
  expect([winFrom(sided, [13, 11]), winFrom(sided, [14, 16])]).toEqual([1, 0])
  for (const score of [
    [14, 11],
    [13, 13.5],
    [17, 13],
    [-1, 0],
  ] as const)
    expect(() => mapEnds(sided, score)).toThrow(RangeError)
})

it('a side that is strong helps whoever is on it, and nobody over a map of even teams', () => {
  const map = { roundWin: 0.5, sideStrength: usualSideStrength, firstSide: 'ct' } as const
  expect([roundWinAt(map, [0, 0]), roundWinAt(map, [7, 5])]).toEqual([0.54, 0.46])
  // Overtime begins on the side of the second half, and changes after three rounds.
  expect(
    [
      [12, 12],
      [14, 12],
      [13, 14],
      [15, 15],
      [17, 16],
    ].map(([a = 0, b = 0]) => roundWinAt(map, [a, b])),
  ).toEqual([0.46, 0.46, 0.54, 0.46, 0.54])
  expect(winFrom(map)).toBeCloseTo(1 - winFrom({ ...map, firstSide: 't' }), 12)
})

it('the round of a map is found again from the map', () => {
  for (const roundWin of [0.31, 0.5, 0.74]) {
    expect(roundWinFor(winFrom(even(roundWin)), even(0))).toBeCloseTo(roundWin, 10)
    expect(roundWinFor(winFrom({ ...sided, roundWin }), sided)).toBeCloseTo(roundWin, 10)
  }
})

it('what is played comes as often as it is priced: winner, rounds and handicap of a map with sides', () => {
  const draws = quickDraws(7)
  const runs = 20_000
  const ends = mapEnds(sided)
  const happened = { win: 0, over: 0, long: 0, ahead: 0 }
  for (let run = 0; run < runs; run += 1) {
    const [a, b] = playCsMap(sided, draws).score
    happened.win += Number(a > b)
    happened.over += Number(a + b > 21.5)
    happened.long += Number(a + b > 30.5)
    happened.ahead += Number(a - b > 3.5)
  }
  const priced = {
    ...{ win: mapWinChance(ends), over: roundsOver(ends, 21.5).win },
    ...{ long: roundsOver(ends, 30.5).win, ahead: roundsHandicap(ends, -3.5).win },
  }
  for (const name of ['win', 'over', 'long', 'ahead'] as const) {
    const error = Math.sqrt((priced[name] * (1 - priced[name])) / runs)
    expect(Math.abs(happened[name] / runs - priced[name]), name).toBeLessThan(4 * error)
  }
})

it('lines of whole rounds push, and both sides of a line are one map', () => {
  const ends = mapEnds(sided)
  const [exact, above] = [roundsOver(ends, 24), roundsOver(ends, 24.5)]
  expect(exact.win).toBeCloseTo(above.win, 14)
  expect(exact.push + exact.win + exact.lose).toBeCloseTo(1, 12)
  expect(above.win).toBeCloseTo(ends.levelChance, 14)
  // No map ends by one round.
  expect(roundsHandicap(ends, -1)).toMatchObject({ push: 0, win: expect.closeTo(mapWinChance(ends), 12) })
})

it('a series is played to its end and no further, map by map', () => {
  const draws = quickDraws(3)
  const { maps, score } = playSeries(5, () => playMap(mapWinOf(1_600, 1_500), draws))
  expect(Math.max(...score)).toBe(3)
  expect(maps).toHaveLength(score[0] + score[1])
  expect(playSeries(3, (index) => index !== 1)).toEqual({ maps: [true, false, true], score: [2, 1] })
  expect(mapWinOf(1_900, 1_500)).toBeCloseTo(10 / 11, 12)
})
