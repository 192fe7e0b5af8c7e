import type { SharedBetView } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import type { Reader } from '../db/schema.ts'
import { listBetsById, type SharedBet } from './bet-store.ts'
import { sharedRulesOf } from './rules-of.ts'
import { viewBet } from './shared-bet-view.ts'
import { listSharedById, type SharedRoundWithChain } from './shared-round-store.ts'

/** A bet that has come to its end in a round that everybody has seen to its end. */
export interface OverBet {
  bet: SharedBet
  round: SharedRoundWithChain
}

/** Those of the bets that are over: of any other nothing may be told that its round could still turn on. */
export async function listOverBets(reader: Reader, roundIds: readonly string[]): Promise<OverBet[]> {
  const bets = await listBetsById(reader, roundIds)
  const rounds = await listSharedById(reader, [...new Set(bets.map((bet) => bet.shared_round_id))])
  return bets.flatMap((bet) => {
    const round = rounds.find(({ shared_round_id }) => shared_round_id === bet.shared_round_id)
    return round && round.ended_at !== null && bet.state === 'ended' ? [{ bet, round }] : []
  })
}

/** How it went: what the player had and got, then what everybody saw. What is both stands there once. */
export function stepsOf(context: AppContext, { bet, round }: OverBet): SharedBetView['events'] {
  const rules = sharedRulesOf(context, round.table_id)
  const shown = rules.shownAt({ outcome: round.outcome, atMs: rules.runMs(round.outcome) })
  const seen = new Set(shown.map((event) => JSON.stringify(event)))
  return [...viewBet(context, bet, round).events.filter((event) => !seen.has(JSON.stringify(event))), ...shown]
}
