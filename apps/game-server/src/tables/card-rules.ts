import type { TableRules } from '@fairground/game-rules/tables'
import type { Db, SharedRoundRow } from '../db/schema.ts'
import { listSharedById, type SharedRoundWithChain } from './shared-round-store.ts'

type Json = SharedRoundRow['outcome']
type BetRules = Pick<TableRules, 'payoutMinorMax' | 'readBet' | 'slips'>

const roundsMax = 500

/** What everybody may know of the round before anybody bets; undefined where its game has no cards. */
export const cardOf = (rules: TableRules, { commitment, salt, number }: SharedRoundWithChain): Json =>
  rules.card?.of({ commit: commitment, salt, number }) as Json

/** Rules of bets by the card of their round. Cards never change, so each is drawn once. */
export class CardRules {
  private readonly known = new Map<string, BetRules>()
  private readonly db: Db

  constructor(db: Db) {
    this.db = db
  }

  /** Undefined where there is no such round. */
  async find(rules: TableRules, sharedRoundId: string): Promise<BetRules | undefined> {
    if (!rules.card) return rules
    const known = this.known.get(sharedRoundId)
    if (known) return known
    const [round] = await listSharedById(this.db, [sharedRoundId])
    if (!round) return undefined
    const found = rules.card.rulesOf(cardOf(rules, round))
    this.known.set(sharedRoundId, found)
    for (const oldest of this.known.keys()) {
      if (this.known.size <= roundsMax) break
      this.known.delete(oldest)
    }
    return found
  }
}

/** The title with the rules of bets in this round; undefined where there is no such round. */
export async function onCard<Title extends { rules: TableRules }>(
  cards: CardRules,
  title: Title,
  sharedRoundId: string,
): Promise<Title | undefined> {
  const found = await cards.find(title.rules, sharedRoundId)
  if (!found) return undefined
  if (found === title.rules) return title
  return { ...title, rules: { ...title.rules, ...found } }
}
