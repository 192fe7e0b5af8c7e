import type { BetEnd } from '@fairground/game-rules/shared'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { RoundRow, SharedRoundRow, Tx } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { winBody } from '../rounds/call-bodies.ts'
import { transactionIdOf } from '../rounds/call-store.ts'
import { holdShared, type TableNews, tablesChannel } from './shared-round-store.ts'

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
  if (ended.length > 0) await oweWins(tx, round.table_id, ended)
  return ended
}

/** What follows from the commit: the wins are sent, the rounds are counted. */
export function tellEnded(context: AppContext, ended: readonly Ended[]): void {
  if (ended.length > 0) context.callsDue.ring()
  for (const { end, row } of ended) {
    context.metrics.roundPlayed({
      gameId: row.game_id,
      mode: row.mode,
      currency: row.currency,
      stakeMinor: BigInt(row.stake_minor),
      totalMinor: end.payoutMinor,
    })
  }
}

type TableRound = Pick<SharedRoundRow, 'shared_round_id' | 'table_id'>

export interface Ended {
  row: RoundRow
  end: BetEnd
  endedAt: Date
}

/** Bets and their rounds in one statement. */
async function markEnded(tx: Tx, ends: readonly EndedBet[], now: Date): Promise<Ended[]> {
  const ids = ends.map(({ roundId }) => roundId)
  const payouts = ends.map(({ end }) => end.payoutMinor.toString())
  const events = ends.map(({ end }) => JSON.stringify(end.events))
  const { rows } = await sql<RoundRow>`
    with ended as (
      update shared_bets set state = 'ended', payout_minor = told.payout, events = told.events::json, ended_at = ${now}
      from unnest(${ids}::text[], ${payouts}::bigint[], ${events}::text[]) as told (round_id, payout, events)
      where shared_bets.round_id = told.round_id and state = 'taken'
      returning shared_bets.round_id, payout_minor
    )
    update rounds set state = 'collected', collected_at = ${now},
      balance_after_minor = balance_after_bet_minor + ended.payout_minor
    from ended where rounds.round_id = ended.round_id and state = 'presenting'
    returning rounds.*`.execute(tx)
  const endOf = new Map(ends.map(({ roundId, end }) => [roundId, end]))
  return rows.flatMap((row) => {
    const end = endOf.get(row.round_id)
    return end ? [{ row, end, endedAt: now }] : []
  })
}

/** Due at once, for whichever process is free: many end together. Frames hear of it with the same statement. */
async function oweWins(tx: Tx, tableId: string, ended: readonly Ended[]): Promise<void> {
  const ids = ended.map(({ row }) => row.round_id)
  const transactionIds = ids.map((id) => transactionIdOf('win', id))
  const bodies = ended.map(({ row, end }) => JSON.stringify(winBody(row, { payoutMinor: end.payoutMinor, moves: [0] })))
  const now = ended[0]?.endedAt
  await sql`
    with owed as (
      insert into wallet_calls (transaction_id, round_id, call, body, first_at, next_at)
      select transaction_id, round_id, 'win', body, ${now}, ${now}
      from unnest(${transactionIds}::text[], ${ids}::text[], ${bodies}::text[]) as owed (transaction_id, round_id, body)
    )
    select pg_notify(${tablesChannel}, ${JSON.stringify({ tableId, what: 'bets' } satisfies TableNews)})
  `.execute(tx)
}
