import { expect, test } from 'vitest'
import { actingPlace, commonTable, decidedBy, ownPlay } from './common-table.ts'

/** Cards by rank and suit: 2 is 0, ace is 48. */
const card = (rank: number) => (rank - 2) * 4
const dealt = [
  { type: 'dealt', to: 'box', card: card(8) },
  { type: 'dealt', to: 'dealer', card: card(6) },
  { type: 'dealt', to: 'box', card: card(8) + 1 },
]
const shut = (stage: number, chosen: object, ...cards: number[]) => [
  { type: 'shut', stage, chosen },
  ...cards.map((one) => ({ type: 'dealt', to: 'common', card: one })),
]

test('the table is read from its events: cards, stages and what was chosen last', () => {
  const table = commonTable([...dealt, ...shut(1, { hit: 2, stand: 1 }, card(3)), ...shut(2, {})])
  expect(table).toMatchObject({ common: [card(3)], shut: 2, chosen: { hit: 2, stand: 1 }, isHoleShown: false })
  expect(commonTable([{ type: 'hole', to: 'dealer', card: 1 }])).toMatchObject({ dealer: [1], isHoleShown: true })
})

test('own hands follow own decisions, and wait where the studio has not told them yet', () => {
  const table = commonTable([...dealt, ...shut(1, { split: 1 }, card(3))])
  const known = ownPlay(table, { wishes: ['split'], stages: 1 })
  expect(known?.hands.map(({ cards }) => cards.length)).toEqual([2, 1])
  expect(known && actingPlace(known)).toBe(0)
  const behind = ownPlay(table, { wishes: [], stages: 0 })
  expect(behind?.hands.map(({ cards }) => cards.length)).toEqual([2])
  expect(ownPlay(commonTable([]), { wishes: [], stages: 0 })).toBeUndefined()
})

test('under a natural of the dealer the hand stays as it was dealt', () => {
  const table = commonTable([...dealt, ...shut(1, { insurance: 1 }), { type: 'peeked', isBlackjack: true }])
  expect(ownPlay(table, { wishes: ['insurance'], stages: 1 })?.hands[0]?.cards).toHaveLength(2)
})

test('a bet that is over tells its decisions; before that the stage does', () => {
  const over = { events: [{ type: 'decided', wishes: ['hit', null], raisedMinor: ['0', '0'] }] }
  expect(decidedBy([over as never], undefined)).toEqual({ wishes: ['hit', null], stages: Number.POSITIVE_INFINITY })
  const view = { stage: 3, decided: { wishes: ['hit', 'hit'], raisedMinor: [] } }
  expect(decidedBy([{ events: [] } as never], view as never)).toEqual({ wishes: ['hit', 'hit'], stages: 2 })
})
