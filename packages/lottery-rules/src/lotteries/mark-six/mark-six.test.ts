import { choose, quickDraws, writeDecimal } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { payChance, returnOf } from '../../base/index.ts'
import { everyChoice } from '../../fast/index.ts'
import { playOf } from '../../fast/test/play-of.ts'
import { findRow } from '../index.ts'
import { type MarkSixDraw, markSix } from './index.ts'
import { markSixTiers } from './pool.ts'
import { animalOfSet, animals, newYears, numbersOfSet, setOf, yearAnimal, zodiacNumbers } from './zodiac.ts'

const { wins, count, gross, settle, refusal, play } = playOf(markSix)
const balls = Array.from({ length: 49 }, (_, at) => at + 1)
const withExtra = (extra: number): MarkSixDraw => ({
  numbers: balls.filter((ball) => ball !== extra).slice(0, 6),
  extra,
})
/** Over every further number. */
const extras = (id: string, selection: unknown) =>
  balls.reduce((sum, extra) => sum + wins(id, selection, withExtra(extra)), 0)

it('[games 12.7] pays what the book says', () => {
  expect({
    special: gross('special'),
    red: gross('special_red'),
    blue: gross('special_blue'),
    green: gross('special_green'),
    big: gross('special_big'),
    tail0: gross('special_tail_0'),
    tail: gross('special_tail_1_9'),
    ofYear: gross('special_zodiac_5'),
    zodiac: gross('special_zodiac_4'),
    regular: gross('regular'),
    two: gross('two_of_six'),
    three: gross('three_of_six'),
  }).toEqual({
    special: '47.53',
    red: '2.795',
    blue: '2.97',
    green: '2.97',
    big: '1.938',
    tail0: '11.882',
    tail: '9.506',
    ofYear: '9.506',
    zodiac: '11.882',
    regular: '7.921',
    two: '76.048',
    three: '893.564',
  })
  const none = [5, 6, 7, 8, 9, 10].map((k) => gross(`none_${k}`))
  expect(none).toEqual(['2.174', '2.585', '3.088', '3.706', '4.469', '5.417'])
})

it('each bet on the further number wins with as many numbers as its odds say', () => {
  expect(extras('special', [7])).toBe(1)
  expect(['red', 'blue', 'green'].map((wave) => extras(`special_${wave}`, null))).toEqual([17, 16, 16])
  for (const half of ['big', 'small', 'odd', 'even']) {
    expect(extras(`special_${half}`, null)).toBe(24)
    expect(settle(`special_${half}`, null, withExtra(49))).toMatchObject({ hits: 0, payoutMinor: 1_000n })
  }
  expect([0, 1, 9].map((tail) => extras('special_tail', [tail]))).toEqual([4, 5, 5])
  expect([1, 2, 12].map((set) => extras('special_zodiac', [set]))).toEqual([5, 4, 4])
  // Every number has one wave, one tail and one animal.
  expect(
    extras(
      'special_zodiac',
      animals.map((_, at) => at + 1),
    ),
  ).toBe(49)
  expect(extras('special_tail', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(49)
})

it('bets on the six agree with a naive count over random draws', () => {
  const random = quickDraws(3)
  const chosen = [3, 8, 15, 22, 23, 31, 38, 44, 45, 49]
  for (let round = 0; round < 300; round += 1) {
    const draw = markSix.draw(random)
    const right = chosen.filter((ball) => draw.numbers.includes(ball)).length
    const seen = chosen.filter((ball) => draw.numbers.includes(ball) || draw.extra === ball).length
    expect(wins('regular', chosen, draw)).toBe(right)
    expect(wins('two_of_six', chosen, draw)).toBe(everyChoice([...Array(right)], 2).length)
    expect(wins('three_of_six', chosen, draw)).toBe(everyChoice([...Array(right)], 3).length)
    expect(wins('none_6', chosen, draw)).toBe(Number(choose(chosen.length - seen, 6)))
  }
})

it('a system of the pool holds every six of its numbers, each in its tier', () => {
  const random = quickDraws(4)
  const chosen = [1, 5, 9, 13, 22, 23, 34, 41, 49]
  expect(count('pool', chosen)).toBe(84)
  for (let round = 0; round < 100; round += 1) {
    const drawn = markSix.draw(random)
    // Half of the draws hit hard, so that high tiers come.
    const draw = round % 2 === 0 ? drawn : { numbers: [1, 5, 9, 13, 22, 48], extra: round % 4 === 1 ? 23 : 47 }
    const naive: Record<string, number> = {}
    for (const six of everyChoice(chosen, 6)) {
      const right = six.filter((ball) => draw.numbers.includes(ball)).length
      const name = right === 6 ? '6' : `${right}${six.includes(draw.extra) ? '+e' : ''}`
      if ((markSixTiers as readonly string[]).includes(name)) naive[name] = (naive[name] ?? 0) + 1
    }
    const ticket = play('pool').read(chosen)
    if (!ticket.ok) throw new Error('not read')
    const told = play('pool')
      .tally(ticket.value, draw, () => 1000)
      .wins.map(({ prize, times }) => [prize, times])
    expect(Object.fromEntries(told)).toEqual(naive)
  }
})

it('chances of the tiers are those of the book, and the fixed ones return 20.7 %', () => {
  const row = findRow(markSix as never, 'pool')
  if (!row) throw new Error('no odds of the pool')
  const chances = Object.fromEntries(
    row
      .outcomes()
      .map(({ prizes, chance }) => [
        Object.keys(prizes)[0],
        (Number(chance.num) / Number(chance.den)).toExponential(2),
      ]),
  )
  expect(chances).toEqual({
    '6': '7.15e-8',
    '5+e': '4.29e-7',
    '5': '1.80e-5',
    '4+e': '4.51e-5',
    '4': '9.24e-4',
    '3+e': '1.23e-3',
    '3': '1.64e-2',
  })
  expect(writeDecimal(returnOf(row), 3)).toBe('0.207')
  expect(payChance(row).num > 0n).toBe(true)
})

it('the year has the animal of its calendar, to 2040', () => {
  // The new moons of 2027 and 2030 come minutes before and after midnight in China (15:56 and 16:07 UTC), where ICU is a
  // day off; the almanac of the Hong Kong Observatory has 6 and 3 February.
  const almanac = ['2027-02-06', '2030-02-03']
  const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const isFirst = (on: string) => almanac.includes(on) || calendar.format(new Date(`${on}T04:00:00Z`)) === '1/1'
  for (const [year, on] of Object.entries(newYears)) {
    expect([year, isFirst(on)]).toEqual([year, true])
    const before = new Date(Date.parse(`${on}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    expect(animals.indexOf(yearAnimal(on))).toBe((animals.indexOf(yearAnimal(before)) + 1) % 12)
  }
  expect([yearAnimal('2026-11-29'), yearAnimal('2027-02-05'), yearAnimal('2027-02-06')]).toEqual([
    'horse',
    'horse',
    'goat',
  ])
  expect(yearAnimal('2040-12-31')).toBe('monkey')
  expect(() => yearAnimal('2041-06-01')).toThrow(RangeError)
})

it('the animal of the year has 1, 13, 25, 37 and 49, and 2 belongs to the one before it', () => {
  const horse = zodiacNumbers('horse')
  expect(horse.horse).toEqual([1, 13, 25, 37, 49])
  expect(horse.snake).toEqual([2, 14, 26, 38])
  expect(horse.goat).toEqual([12, 24, 36, 48])
  expect(
    Object.values(horse)
      .flat()
      .sort((a, b) => a - b),
  ).toEqual(balls)
  for (const animal of animals) {
    expect(animalOfSet(setOf(animal, 'horse'), 'horse')).toBe(animal)
    expect(numbersOfSet(setOf(animal, 'horse'))).toEqual(horse[animal])
  }
})

it('names what it cannot read', () => {
  expect(refusal('pool', [1, 2, 3, 4, 5])).toBe('')
  expect(refusal('special', [50])).toBe('0')
  expect(refusal('special_zodiac', [13])).toBe('0')
  expect(markSix.readDraw({ numbers: [1, 2, 3, 4, 5, 6], extra: 6 })).toMatchObject({ refusal: { field: 'extra' } })
  expect(markSix.readDraw({ numbers: [1, 2, 3, 4, 5, 5], extra: 6 })).toMatchObject({ refusal: { field: 'numbers.5' } })
})
