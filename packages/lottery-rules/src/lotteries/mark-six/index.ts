import { choose, type Fraction, fraction } from '@fairground/game-rules/exact'
import { refuse } from '@fairground/game-rules/read-input'
import { byRule, type Lottery, type Play, plainPlay, within } from '../../base/index.ts'
import { winOrRefund } from '../../fast/chance.ts'
import { eachPlay, range, readBalls, ruled, subsetPlay, texts } from '../../fast/index.ts'
import { chancesOf, systemPlay, tierRow } from '../../tiers/tier-play.ts'
import { fixedTiers, markSixRules } from './pool.ts'
import { type Wave, waves } from './waves.ts'
import { animals, numbersOfSet } from './zodiac.ts'

const [balls, drawn] = [49, 6]
const all = range(1, balls)
const choices = texts(all)

export type MarkSixDraw = { readonly numbers: readonly number[]; readonly extra: number }

const ofBalls = (count: number) => (): Fraction => fraction(count, balls)

/** Bets on the further number; 49 is neither big nor small, odd nor even, and gives the stake back. */
const half = (id: string, isWon: (extra: number) => boolean) =>
  plainPlay<MarkSixDraw>({
    ...{ id: `special_${id}`, tab: 'special', price: byRule },
    outcomes: () => winOrRefund(fraction(24, balls), fraction(1, balls)),
    wins: ({ extra }) => isWon(extra),
    isRefund: ({ extra }) => extra === balls,
  })
const wave = (colour: Wave) =>
  plainPlay<MarkSixDraw>({
    ...{ id: `special_${colour}`, tab: 'special', price: byRule },
    outcomes: () => winOrRefund(ofBalls(waves[colour].length)()),
    wins: ({ extra }) => waves[colour].some((ball) => ball === extra),
  })

/** Tails and animals: sets of four or five numbers, with odds by their size. */
const sets = (
  id: string,
  {
    names,
    numbersOf,
    rowOf,
  }: { names: readonly string[]; numbersOf(name: string): readonly number[]; rowOf(name: string): string },
) => {
  const sizes = new Map(names.map((name) => [rowOf(name), numbersOf(name).length]))
  return eachPlay<MarkSixDraw>({
    ...{ id, tab: 'special', choices: names, rowOf },
    rows: [...sizes].map(([row, size]) => ruled(row, ofBalls(size))),
    wins:
      ({ extra }) =>
      (name) =>
        numbersOf(name).includes(extra),
  })
}

/** All of k numbers are among the six. */
const ofSix = (id: string, k: number, picksMax: number) =>
  subsetPlay<MarkSixDraw>({
    ...{ id, tab: 'regular', choices, k, picksMax, target: ({ numbers }) => texts(numbers) },
    row: ruled(id, () => fraction(choose(drawn, k), choose(balls, k))),
  })

/** None of k numbers is among all seven. */
const none = (k: number) =>
  subsetPlay<MarkSixDraw>({
    ...{ id: `none_${k}`, tab: 'none', choices, k, picksMax: 20 },
    row: ruled(`none_${k}`, () => fraction(choose(balls - drawn - 1, k), choose(balls, k))),
    target: ({ numbers, extra }) => texts(all.filter((ball) => ball !== extra && !numbers.includes(ball))),
  })

const pool: Play<readonly string[], MarkSixDraw> = systemPlay<MarkSixDraw>(
  { rules: markSixRules, row: tierRow('pool', fixedTiers, chancesOf(markSixRules)), drawn: (draw) => draw },
  { id: 'pool', min: drawn, max: 15 },
)

/** Six numbers of 49 and a further one. */
export const markSix: Lottery<MarkSixDraw> = {
  id: 'mark-six',
  version: 1,
  draw(draws) {
    const dealt = draws.deal(balls, drawn + 1).map((ball) => ball + 1)
    return { numbers: dealt.slice(0, drawn), extra: dealt[drawn] ?? 0 }
  },
  readDraw(input) {
    if (typeof input !== 'object' || input === null) return refuse('', 'an object of numbers and extra')
    const numbers = within(
      'numbers',
      readBalls(Reflect.get(input, 'numbers'), { count: drawn, min: 1, max: balls, isDistinct: true }),
    )
    if (!numbers.ok) return numbers
    const extra = readBalls([Reflect.get(input, 'extra')], { count: 1, min: 1, max: balls, isDistinct: true })
    const [ball = 0] = extra.ok ? extra.value : []
    if (!extra.ok || numbers.value.includes(ball))
      return refuse('extra', 'a number from 1 to 49 that is not among the six')
    return { ok: true, value: { numbers: numbers.value, extra: ball } }
  },
  board: ({ numbers, extra }) => [
    { id: 'numbers', numbers: texts(numbers), look: 'ball' },
    { id: 'extra', numbers: [`${extra}`], look: 'ball' },
  ],
  reveal: ['numbers', 'extra'],
  plays: [
    pool,
    eachPlay<MarkSixDraw>({
      ...{ id: 'special', tab: 'special', choices, rows: [ruled('special', ofBalls(1))] },
      wins:
        ({ extra }) =>
        (ball) =>
          ball === `${extra}`,
    }),
    wave('red'),
    wave('blue'),
    wave('green'),
    half('big', (extra) => extra >= 25),
    half('small', (extra) => extra <= 24),
    half('odd', (extra) => extra % 2 === 1),
    half('even', (extra) => extra % 2 === 0),
    sets('special_tail', {
      names: texts(range(0, 9)),
      numbersOf: (tail) => all.filter((ball) => `${ball % 10}` === tail),
      rowOf: (tail) => (tail === '0' ? 'special_tail_0' : 'special_tail_1_9'),
    }),
    // Animals are chosen by their sets, so that a ticket is what it is whatever year it is read in.
    sets('special_zodiac', {
      names: texts(range(1, animals.length)),
      numbersOf: (set) => numbersOfSet(Number(set)),
      rowOf: (set) => `special_zodiac_${numbersOfSet(Number(set)).length}`,
    }),
    eachPlay<MarkSixDraw>({
      ...{ id: 'regular', tab: 'regular', choices, rows: [ruled('regular', ofBalls(drawn))] },
      wins:
        ({ numbers }) =>
        (ball) =>
          numbers.includes(Number(ball)),
    }),
    ofSix('two_of_six', 2, balls),
    ofSix('three_of_six', 3, 20),
    ...range(5, 10).map(none),
  ],
}
