import type { VendorTransaction } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'

const pageSize = 500

interface Page {
  transactions: VendorTransaction[]
  nextCursor: string
  hasMore: boolean
}

/**
 * The feed after the cursor. Rows of writing transactions that may still have an older neighbour under way are left for
 * the next page, so that nothing is ever skipped. Undefined for a cursor that is not one of ours.
 */
export async function listTransactions(reader: Reader, cursor: string): Promise<Page | undefined> {
  const [, writtenBy, seq] = /^(\d{1,20})-(\d{1,19})$/.exec(cursor || '0-0') ?? []
  if (writtenBy === undefined || seq === undefined) return undefined
  const rows = await reader
    .selectFrom('transactions')
    .innerJoin('rounds', 'rounds.round_id', 'transactions.round_id')
    .leftJoin('free_bets', 'free_bets.free_bet_id', 'rounds.free_bet_id')
    .leftJoin('rains', 'rains.rain_id', 'free_bets.rain_id')
    .selectAll('transactions')
    .select('rains.campaign_id')
    .select(['rounds.player_id', 'rounds.game_id', 'rounds.currency', 'rounds.free_rounds_id', 'rounds.free_remaining'])
    .where(sql<boolean>`(written_by, seq) > (${writtenBy}::xid8, ${seq}::bigint)`)
    .where(sql<boolean>`written_by < pg_snapshot_xmin(pg_current_snapshot())`)
    .orderBy('transactions.written_by')
    .orderBy('transactions.seq')
    .limit(pageSize)
    .execute()
  const last = rows.at(-1)
  return {
    transactions: rows.map((row) => ({
      transactionId: row.transaction_id,
      call: row.call,
      state: row.state,
      originalTransactionId: row.original_transaction_id,
      playerId: row.player_id,
      gameId: row.game_id,
      roundId: row.round_id,
      amount: row.amount_minor,
      currency: row.currency,
      at: row.at.toISOString(),
      ...(row.free_rounds_id !== null &&
        row.free_remaining !== null && {
          freeRounds: { freeRoundsId: row.free_rounds_id, remaining: row.free_remaining },
        }),
      ...(row.call === 'promo-win' &&
        row.campaign_id !== null && { promo: { campaignId: row.campaign_id, kind: 'cashdrop' as const } }),
    })),
    nextCursor: last ? `${last.written_by}-${last.seq}` : cursor || '0-0',
    hasMore: rows.length === pageSize,
  }
}
