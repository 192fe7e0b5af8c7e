import type { VendorTransaction } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { MoneyCall, VendorReader } from '../db/schema.ts'
import type { CallBody } from '../wallet/wallet-client.ts'

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
export async function listTransactions(reader: VendorReader, cursor: string): Promise<Page | undefined> {
  const [, writtenBy, seq] = /^(\d{1,20})-(\d{1,19})$/.exec(cursor || '0-0') ?? []
  if (writtenBy === undefined || seq === undefined) return undefined
  const rows = await reader
    .selectFrom('transactions')
    .innerJoin('rounds', 'rounds.round_id', 'transactions.round_id')
    .leftJoin('wallet_calls', 'wallet_calls.transaction_id', 'transactions.transaction_id')
    .selectAll('transactions')
    .select(['rounds.player_id', 'rounds.game_id', 'rounds.currency', 'wallet_calls.body'])
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
      ...detailOf(row),
    })),
    nextCursor: last ? `${last.written_by}-${last.seq}` : cursor || '0-0',
    hasMore: rows.length === pageSize,
  }
}

/** What a prize was paid from, or which correction it is: its call says so. */
function detailOf({
  call,
  body,
}: {
  call: MoneyCall
  body: string | null
}): Pick<VendorTransaction, 'freeRounds' | 'promo' | 'adjust'> {
  if (body === null) return {}
  if (call === 'free-round-win') {
    const { freeRoundsId, remaining } = JSON.parse(body) as CallBody<'free-round-win'>
    return { freeRounds: { freeRoundsId, remaining } }
  }
  if (call === 'adjust') {
    const { version, reason } = JSON.parse(body) as CallBody<'adjust'>
    return { adjust: { version, ...(reason !== undefined && { reason }) } }
  }
  if (call !== 'promo-win') return {}
  const { campaignId, kind } = JSON.parse(body) as CallBody<'promo-win'>
  return { promo: { campaignId, kind } }
}
