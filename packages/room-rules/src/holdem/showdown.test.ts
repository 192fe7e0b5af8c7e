import { expect, it } from 'vitest'
import { cardsOf, dealsOf } from '../base/test/cards-of.ts'
import { bestFive, holdemShowdown } from './showdown.ts'

/** Seven cards judged at once, by counts and bits of ranks: category, then the ranks that decide. */
function judgedAtOnce(cards: readonly number[]): number[] {
  const counts = Array.from({ length: 13 }, (_, rank) => cards.filter((card) => Math.floor(card / 4) === rank).length)
  const suit = [0, 1, 2, 3].find((one) => cards.filter((card) => card % 4 === one).length >= 5)
  const suited = cards.filter((card) => card % 4 === suit).map((card) => Math.floor(card / 4))
  const high = (needed: number, not: readonly number[] = []): number[] =>
    [...counts.keys()].filter((rank) => (counts[rank] ?? 0) >= needed && !not.includes(rank)).reverse()
  const straightFlush = topOfRun(suited)
  if (straightFlush !== undefined) return straightFlush === 12 ? [9] : [8, straightFlush]
  const [quad] = high(4)
  if (quad !== undefined) return [7, quad, ...high(1, [quad]).slice(0, 1)]
  const [trips] = high(3)
  const [full] = trips === undefined ? [] : high(2, [trips])
  if (trips !== undefined && full !== undefined) return [6, trips, full]
  if (suit !== undefined) return [5, ...suited.sort((a, b) => b - a).slice(0, 5)]
  const straight = topOfRun(cards.map((card) => Math.floor(card / 4)))
  if (straight !== undefined) return [4, straight]
  if (trips !== undefined) return [3, trips, ...high(1, [trips]).slice(0, 2)]
  const [pair, second] = high(2)
  if (pair === undefined) return [0, ...high(1).slice(0, 5)]
  if (second === undefined) return [1, pair, ...high(1, [pair]).slice(0, 3)]
  return [2, pair, second, ...high(1, [pair, second]).slice(0, 1)]
}

function topOfRun(ranks: readonly number[]): number | undefined {
  const held = new Set(ranks.includes(12) ? [...ranks, -1] : ranks)
  return [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].find((top) => [0, 1, 2, 3, 4].every((step) => held.has(top - step)))
}

const categories = ['high-card', 'pair', 'two-pair', 'three-of-a-kind', 'straight', 'flush', 'full-house'].concat([
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
])

function disagreements(count: number): number {
  let [wrong, before] = [0, { score: 0, figures: [-1] as number[] }]
  for (const cards of dealsOf(count, 7)) {
    const { category, score } = bestFive(cards)
    const figures = judgedAtOnce(cards)
    const difference = figures.map((one, at) => one - (before.figures[at] ?? 0)).find((one) => one !== 0) ?? 0
    const isOrdered = Math.sign(difference) === Math.sign(score - before.score)
    if (category !== categories[figures[0] ?? 0] || !isOrdered) wrong += 1
    before = { score, figures }
  }
  return wrong
}

it('the best five of seven are those that a second judge finds, in the same order', () => {
  expect(disagreements(2_000)).toBe(0)
})

it.runIf(process.env.PROOFS === 'all')(
  'a million hands of seven are judged alike',
  () => {
    expect(disagreements(1_000_000)).toBe(0)
  },
  600_000,
)

it('the board may play for all, and a kicker decides', () => {
  const show = (board: string, hands: string[]) => holdemShowdown(cardsOf(board), hands.map(cardsOf))
  const royal = show('Ah Kh Qh Jh Th', ['2c 2d', '9h 9c'])
  expect(royal.winners).toEqual([0, 1])
  expect(royal.shows.map(({ category }) => category)).toEqual(['royal-flush', 'royal-flush'])
  expect(show('Ah Kd 7c 7d 2s', ['As 9c', 'Ac Tc', '3c 3d']).winners).toEqual([0, 1])
  expect(show('Ah Kd 8c 7d 2s', ['As 9c', 'Ac Tc', '3c 3d']).winners).toEqual([1])
  expect(show('2h 3d 4c 5d Ks', ['As 9c', '6c Tc', 'Kc Kd']).winners).toEqual([1])
})
