import type { BetEnd } from '@fairground/game-rules/shared'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { RoundRow, SharedRoundRow, Tx } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { winBody } from '../rounds/call-bodies.ts'
import { transactionIdOf } from '../rounds/call-store.ts'
import { holdShared, tellTable } from './shared-round-store.ts'

export interface EndedBet {
  roundId: string
  end: BetEnd
}

/**
 * Ends bets that stand, all in one commit, and owes the win of each from there on. A bet that ended before is left as it
 * is: of the player's wish and the rules, the first one counts.
 */
export async function endBets(context: AppContext, round: TableRound, ends: readonly EndedBet[]): Promise<void> {
  if (ends.length === 0) return
  tellEnded(context, await transact(context.db, (tx) => endBetsIn(context, tx, round, ends)))
}

/** The same in a transaction of the caller's, who calls `tellEnded` after its commit. Answers those that it ended. */
export async function endBetsIn(
  context: AppContext,
  tx: Tx,
  round: TableRound,
  ends: readonly EndedBet[],
): Promise<readonly Ended[]> {
  if (ends.length === 0 || !(await holdShared(tx, round.shared_round_id, ['running', 'result']))) return []
  const ended = await markEnded(tx, ends, context.clock.now())
  if (ended.length === 0) return []
  await oweWins(tx, ended, context.clock.now())
  await tellTable(tx, { tableId: round.table_id, what: 'bets' })
  return ended
}

/** What follows from the commit: the wins are sent, the rounds are counted. */
export function tellEnded(context: AppContext, ended: readonly Ended[]): void {
  if (ended.length > 0) context.callsDue.ring()
  for (const { payoutMinor, row } of ended) {
    context.metrics.roundPlayed({
      gameId: row.game_id,
      mode: row.mode,
      currency: row.currency,
      stakeMinor: BigInt(row.stake_minor),
      totalMinor: payoutMinor,
    })
  }
}

type TableRound = Pick<SharedRoundRow, 'shared_round_id' | 'table_id'>

export interface Ended {
  row: RoundRow
  payoutMinor: bigint
}

async function markEnded(tx: Tx, ends: readonly EndedBet[], now: Date): Promise<Ended[]> {
  const ids = ends.map(({ roundId }) => roundId)
  const payouts = ends.map(({ end }) => end.payoutMinor.toString())
  const events = ends.map(({ end }) => JSON.stringify(end.events))
  const { rows: bets } = await sql<{ round_id: string; payout_minor: string }>`
    update shared_bets set state = 'ended', payout_minor = told.payout, events = told.events::json, ended_at = ${now}
    from unnest(${ids}::text[], ${payouts}::bigint[], ${events}::text[]) as told (round_id, payout, events)
    where shared_bets.round_id = told.round_id and state = 'taken'
    returning shared_bets.round_id, payout_minor`.execute(tx)
  if (bets.length === 0) return []
  const paid = new Map(bets.map((bet) => [bet.round_id, BigInt(bet.payout_minor)]))
  const { rows } = await sql<RoundRow>`
    update rounds set state = 'collected', collected_at = ${now},
      balance_after_minor = balance_after_bet_minor + told.payout
    from unnest(${[...paid.keys()]}::text[], ${[...paid.values()].map(String)}::bigint[]) as told (round_id, payout)
    where rounds.round_id = told.round_id and state = 'presenting'
    returning rounds.*`.execute(tx)
  return rows.map((row) => ({ row, payoutMinor: paid.get(row.round_id) ?? 0n }))
}

/** Due at once, for whichever process is free: many end together. */
async function oweWins(tx: Tx, ended: readonly Ended[], now: Date): Promise<void> {
  const ids = ended.map(({ row }) => row.round_id)
  const transactionIds = ids.map((id) => transactionIdOf('win', id))
  const bodies = ended.map(({ row, payoutMinor }) => JSON.stringify(winBody(row, { payoutMinor, moves: [0] })))
  await sql`
    insert into wallet_calls (transaction_id, round_id, call, body, first_at, next_at)
    select transaction_id, round_id, 'win', body, ${now}, ${now}
    from unnest(${transactionIds}::text[], ${ids}::text[], ${bodies}::text[]) as owed (transaction_id, round_id, body)
  `.execute(tx)
}
