import { commitOf, createStream, type SeedTriple } from '@fairground/fairness'
import type { Draws, InstantEvent } from '../../instant/instant-game.ts'
import type { PublicSeeds, SlipBet, TableRules, TableSpeed } from '../../tables/table-rules.ts'
import type { SpotRules } from './spot-game.ts'
import { type Layout, spotTable } from './spot-table.ts'

/** What a round with a card comes to. */
export type Carded<Card, Result> = { readonly card: Card; readonly result: Result }

/** A table of everybody at which each round has a card: who meets whom, at which prices. */
export type CardGame<Spot extends string, Card, Result, Event extends InstantEvent> = {
  readonly id: string
  readonly version: number
  /** Every place that a card may offer. */
  readonly spots: readonly Spot[]
  /** From what is public when the round opens. */
  cardOf(seeds: PublicSeeds): Card
  /** Cards such that no other can pay any set of bets more: what a bet may cost before its card is known. */
  readonly widestCards: readonly Card[]
  /** The places of one card; all of them where this is left out. */
  spotsOf?(card: Card): readonly Spot[]
  draw(card: Card, draws: Draws): Result
  /** All results of a card, or such that no other pays any set of bets more. */
  resultsOf(card: Card): readonly Result[]
} & Pick<SpotRules<Spot, Carded<Card, Result>, Event>, 'coversAll' | 'doesCount' | 'eventsOf' | 'grossOf' | 'opposites'>

/**
 * Makes the rules of such a table. `card.rulesOf` holds bets of a round to its own prices; settling needs no card, because
 * the outcome holds it: the seed of a round hashes to its commit, from which the card was drawn.
 */
export function cardTable<Spot extends string, Card, Result, Event extends InstantEvent>(
  game: CardGame<Spot, Card, Result, Event>,
  layout: Layout<Carded<Card, Result>>,
  speed: TableSpeed = 'normal',
): TableRules<SlipBet, Carded<Card, Result>> {
  const rulesOn = (spots: readonly Spot[], cards: readonly Card[]): SpotRules<Spot, Carded<Card, Result>, Event> => ({
    ...game,
    spots,
    draw: undrawn,
    worstOutcomes: cards.flatMap((card) => game.resultsOf(card).map((result) => ({ card, result }))),
  })
  const table = spotTable(rulesOn(game.spots, game.widestCards), layout, speed)
  return {
    ...table,
    closesOnTime: true,
    atSpeed: (other) => cardTable(game, layout, other),
    source: {
      kind: 'seed',
      draw(seeds) {
        const card = game.cardOf(publicSeedsOf(seeds))
        return { card, result: game.draw(card, createStream(seeds)) }
      },
    },
    card: {
      of: (seeds) => game.cardOf(seeds),
      rulesOf: (card) => spotTable(rulesOn(game.spotsOf?.(card as Card) ?? game.spots, [card as Card]), layout, speed),
    },
  }
}

/** What was public of the round before its seed was. */
export const publicSeedsOf = ({ serverSeed, clientSeed, nonce }: SeedTriple): PublicSeeds => ({
  commit: commitOf(serverSeed),
  salt: clientSeed,
  number: nonce,
})

const undrawn = (): never => {
  throw new Error('a table of cards draws from the seeds of its rounds')
}
