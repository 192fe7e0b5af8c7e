import { createStream } from '@fairground/fairness'
import type { Hand, SlipBet, Stages, TableRules } from '@fairground/game-rules/tables'
import { type Catalogue, catalogueOf, createCatalogue } from '../src/catalogue/catalogue.ts'

export const stageTableId = 'draw-table'

/** Cards 1 … 10 in the order in which everybody draws them. */
export type Cards = { cards: number[] }

const cardsMax = 4
const aim = 20

/** Who is still asked has drawn every card that is open. */
const drawn = ({ wishes }: Hand<SlipBet>): number =>
  1 + wishes.filter((wish) => wish === 'draw' || wish === 'double').length
const pointsOf = (hand: Hand<SlipBet>, { cards }: Cards): number =>
  cards.slice(0, drawn(hand)).reduce((sum, card) => sum + card, 0)
const isOver = (hand: Hand<SlipBet>, outcome: Cards): boolean =>
  hand.wishes.some((wish) => wish === 'stop' || wish === 'double') ||
  drawn(hand) > cardsMax ||
  pointsOf(hand, outcome) > aim

const stages: Stages<SlipBet, Cards> = {
  stagesMax: cardsMax,
  stageMs: 12_000,
  showMs: 1_000,
  dealMs: 0,
  asks(hand, outcome) {
    if (isOver(hand, outcome)) return []
    return hand.wishes.length === 0 ? ['draw', 'stop', 'double'] : ['draw', 'stop']
  },
  raiseMinor: (hand, wish) => (wish === 'double' ? hand.bet.stakeMinor : 0n),
  fallback: (_hand, _outcome, _stage, lost) => (lost === 'double' ? 'draw' : 'stop'),
  goesOn: () => false,
  shownAfter: (_hands, { cards }, stage) => [{ type: 'card', card: cards[stage] ?? 0 }],
}

/**
 * Everybody begins with the same card, and draws the same cards in turn; drawing more than 20 points loses, stopping pays the
 * stake once for every card drawn. Doubling pays the first stake again for one last card.
 */
const drawTable: TableRules<SlipBet, Cards> = {
  id: stageTableId,
  version: 1,
  lockMs: 1_000,
  resultMs: 3_000,
  placesMax: 2,
  schedule: (nowMs) => ({ closesAtMs: nowMs + 20_000 }),
  readBet(input) {
    const [chip] = (input as { bets: { spot: string; stakeMinor: string }[] }).bets
    if (chip?.spot !== 'main') return { ok: false, refusal: { field: 'spot', expected: 'main' } }
    const stakeMinor = BigInt(chip.stakeMinor)
    return { ok: true, value: { stakeMinor, chips: [{ spot: 'main', stakeMinor }] } }
  },
  payoutMinorMax: ({ stakeMinor }) => stakeMinor * 2n * BigInt(cardsMax + 1),
  source: {
    kind: 'seed',
    draw(seeds) {
      const stream = createStream(seeds)
      return { cards: Array.from({ length: cardsMax + 1 }, () => stream.int(10) + 1) }
    },
  },
  runMs: () => 1_000,
  shownAt: () => [],
  settle(bet, outcome, _limitMinor, { decisions } = {}) {
    const hand = { bet, wishes: decisions?.wishes ?? [], raisedMinor: decisions?.raisedMinor ?? [] }
    const stakeMinor = bet.stakeMinor + hand.raisedMinor.reduce((sum, raise) => sum + raise, 0n)
    const points = pointsOf(hand, outcome)
    const payoutMinor = points > aim ? 0n : stakeMinor * BigInt(drawn(hand))
    return { payoutMinor, events: [{ type: 'points', points }] }
  },
  stages,
  slips: {
    groups: { main: 1 },
    groupOf: () => 'main',
    exposure: {
      classCount: 1,
      add(costs, chips, factor = 1) {
        for (const { stakeMinor } of chips) costs[0] = (costs[0] ?? 0) + factor * Number(stakeMinor) * 2 * cardsMax
      },
      outcomeOf: () => ({ cards: [] }),
    },
    turnoverMinor: (chips, _outcome, decisions) =>
      [...chips.map(({ stakeMinor }) => stakeMinor), ...(decisions?.raisedMinor ?? [])].reduce(
        (sum, one) => sum + one,
        0n,
      ),
  },
}

/** The catalogue of this release and a table where players decide. */
export function catalogueWithStages(): Catalogue {
  const others = createCatalogue(0).list()
  const base = others.find((title) => title.kind === 'shared')
  if (base?.kind !== 'shared') throw new Error('there is no table')
  const names = { vi: 'Bàn rút bài', en: 'Draw table' }
  return catalogueOf([...others, { ...base, gameId: stageTableId, names, rules: drawTable as TableRules }], [])
}
