import { findSharedGame, type Pots } from '@fairground/game-rules/tables'
import { sealOutcome } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { listTakenBets } from './bet-store.ts'
import { readPots } from './pot-store.ts'
import { readStoredBet, type SharedRules, seedsOf } from './rules-of.ts'
import type { SharedRoundWithChain } from './shared-round-store.ts'

/**
 * Fixes what a round of pots comes to, in the commit that begins its run: from its seed, from every bet that stands, and
 * from the pots as the round before left them. Stored sealed, so that whoever finishes the round pays the same.
 */
export async function fixOutcome(
  context: AppContext,
  tx: Tx,
  rules: SharedRules,
  round: SharedRoundWithChain,
): Promise<void> {
  const bets = await listTakenBets(tx, round.shared_round_id)
  const entries = bets.map((row) => ({
    id: row.round_id,
    seed: row.request_id,
    currency: row.currency,
    bet: readStoredBet(rules, row),
  }))
  const pots: Pots = await readPots(tx, round.table_id)
  // A round that another release opened is drawn by the rules that it names.
  const { source } = findSharedGame(rules.id, round.rules_version) ?? rules
  const outcome = source.draw(seedsOf(context, round), { entries, pots })
  await tx
    .updateTable('shared_rounds')
    .set({ outcome_sealed: sealOutcome(context, round, outcome) })
    .where('shared_round_id', '=', round.shared_round_id)
    .execute()
}
