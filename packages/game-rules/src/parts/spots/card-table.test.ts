import { commitOf, createStream } from '@fairground/fairness'
import { expect, test } from 'vitest'
import { fraction } from '../../exact/fraction.ts'
import type { PublicSeeds } from '../../tables/table-rules.ts'
import { type CardGame, cardTable, publicSeedsOf } from './card-table.ts'

/** A coin whose heads pay two or four to one, as the card says; tails are offered at even numbers only. */
type Card = { readonly pays: 2 | 4; readonly hasTails: boolean }
type Side = 'heads' | 'tails'

const coin: CardGame<Side, Card, Side, { type: 'landed'; side: Side }> = {
  id: 'card-coin',
  version: 1,
  spots: ['heads', 'tails'],
  cardOf: ({ commit, salt, number }: PublicSeeds) => ({
    pays: createStream({ serverSeed: commit, clientSeed: salt, nonce: number }).int(2) === 0 ? 2 : 4,
    hasTails: number % 2 === 0,
  }),
  widestCards: [{ pays: 4, hasTails: true }],
  spotsOf: ({ hasTails }) => (hasTails ? ['heads', 'tails'] : ['heads']),
  draw: (_card, draws) => (draws.int(2) === 0 ? 'heads' : 'tails'),
  resultsOf: () => ['heads', 'tails'],
  eventsOf: ({ result: side }) => [{ type: 'landed', side }],
  grossOf: (spot, { card, result }) => fraction(spot === result ? card.pays : 0),
}
const table = cardTable(coin, { id: 'card-coin', version: 1, groups: { main: 1 }, groupOf: () => 'main' })

const seedsOf = (nonce: number) => ({
  serverSeed: nonce.toString(16).padStart(64, '0'),
  clientSeed: 'salt',
  nonce,
})
const slip = (...spots: Side[]) => ({ bets: spots.map((spot) => ({ spot, stakeMinor: '100' })) })
const bet = (...spots: Side[]) => ({
  stakeMinor: 100n * BigInt(spots.length),
  chips: spots.map((spot) => ({ spot, stakeMinor: 100n })),
})

test('the card that is told before a round is the one its outcome holds', () => {
  const cards = Array.from({ length: 40 }, (_, round) => {
    const seeds = seedsOf(round)
    const { card } = table.source.draw(seeds)
    expect(table.card?.of({ commit: commitOf(seeds.serverSeed), salt: 'salt', number: round })).toEqual(card)
    expect(table.card?.of(publicSeedsOf(seeds))).toEqual(card)
    return card.pays
  })
  expect(new Set(cards)).toEqual(new Set([2, 4]))
})

test.each([
  [{ pays: 2, hasTails: true }, 200n],
  [{ pays: 4, hasTails: true }, 400n],
] as const)('bets of a round are held to the prices of its card: %o', (card, mostMinor) => {
  const rules = table.card?.rulesOf(card)
  expect(rules?.payoutMinorMax(bet('heads'), 10_000n)).toBe(mostMinor)
  const costs = new Float64Array(rules?.slips?.exposure.classCount ?? 0)
  rules?.slips?.exposure.add(costs, bet('heads').chips)
  expect([...costs].sort((a, b) => a - b)).toEqual([-100, Number(mostMinor) - 100])
})

test('before its card is known a bet may cost what the widest card pays', () => {
  expect(table.payoutMinorMax(bet('heads'), 10_000n)).toBe(400n)
})

test('a place that the card does not offer takes no chips', () => {
  const [with_, without] = [true, false].map((hasTails) => table.card?.rulesOf({ pays: 2, hasTails }))
  expect(with_?.readBet(slip('heads', 'tails')).ok).toBe(true)
  expect(without?.readBet(slip('heads', 'tails'))).toMatchObject({ ok: false, refusal: { field: 'spot' } })
  expect(table.readBet(slip('tails')).ok).toBe(true)
})

test('a bet is settled by the card that its outcome holds, at every speed', () => {
  for (const pays of [2, 4] as const) {
    const outcome = { card: { pays, hasTails: true }, result: 'heads' as const }
    for (const rules of [table, table.atSpeed?.('fast')])
      expect(rules?.settle(bet('heads', 'tails'), outcome, 10_000n).payoutMinor).toBe(BigInt(pays) * 100n)
  }
})
