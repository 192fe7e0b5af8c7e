import type { SharedBetView } from '@fairground/contract/studio'
import { type CommonPlay, isUnfinished, playOpen } from '@fairground/game-rules/games/blackjack'
import { readDecisions } from '@fairground/game-rules/tables'
import type { StageState } from '../../tables/stages/stage-desk.ts'

/** The table as everybody sees it. */
export interface CommonTable {
  /** Two cards that are everybody's. */
  first: readonly number[]
  /** The cards that players draw, in their order. */
  common: readonly number[]
  dealer: readonly number[]
  isHoleShown: boolean
  /** The dealer has looked and has a natural: nobody decides. */
  hasNatural: boolean
  /** Stages that are shut. */
  shut: number
  /** What the players of the last stage decided, by how many. */
  chosen: Readonly<Record<string, number>>
}

type TableEvent = { readonly type: string; readonly [field: string]: unknown }

const nothingChosen: CommonTable['chosen'] = {}

export function commonTable(events: readonly TableEvent[]): CommonTable {
  const cardsTo = (to: string) => events.flatMap((event) => (event.to === to ? [Number(event.card)] : []))
  const shut = events.filter(({ type }) => type === 'shut')
  const chosen = shut.map((event) => event.chosen as CommonTable['chosen'])
  return {
    ...{ first: cardsTo('box'), common: cardsTo('common'), dealer: cardsTo('dealer') },
    isHoleShown: events.some(({ type }) => type === 'hole'),
    hasNatural: events.some((event) => event.type === 'peeked' && event.isBlackjack === true),
    shut: shut.length,
    chosen: chosen.findLast((counts) => Object.keys(counts).length > 0) ?? nothingChosen,
  }
}

/** What a player has decided, and in how many stages that is known. */
export interface Decided {
  wishes: readonly (string | null)[]
  stages: number
}

/** Of a bet that is over its events tell it; before that the studio does, stage by stage. */
export function decidedBy(bets: readonly SharedBetView[], view: StageState['view']): Decided {
  for (const { events } of bets) {
    const decisions = readDecisions(events.find(({ type }) => type === 'decided'))
    if (decisions) return { wishes: decisions.wishes, stages: Number.POSITIVE_INFINITY }
  }
  return view ? { wishes: view.decided.wishes, stages: view.stage - 1 } : { wishes: [], stages: 0 }
}

/** The player's own hands from the cards that lie open; undefined before they are dealt. */
export function ownPlay(table: CommonTable, { wishes, stages }: Decided): CommonPlay | undefined {
  const { first, common, dealer, hasNatural, shut } = table
  const [one, two] = first
  const [up] = dealer
  if (one === undefined || two === undefined || up === undefined) return undefined
  // The dealer's second card is not used.
  const front = [one, up, two, up, ...common]
  return playOpen({ front, back: [] }, wishes, hasNatural ? 0 : Math.min(shut, stages))
}

/** The hand that is asked now. */
export const actingPlace = ({ hands, ...play }: CommonPlay): number =>
  isUnfinished({ hands, ...play }) && !play.isOwedCard ? hands.findIndex(({ isOver }) => !isOver) : -1
