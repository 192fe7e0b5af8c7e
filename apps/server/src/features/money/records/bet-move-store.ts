import type { Reader } from '../../../db/db.ts'
import type { Bet, BetMove } from './bet.ts'

const movesMax = 200

/** Calls that move money of a round. */
const kinds: Record<string, BetMove['kind']> = {
  bet: 'bet',
  win: 'win',
  'jackpot-win': 'win',
  rollback: 'rollback',
  adjust: 'adjust',
}

/** What moved in a round, oldest first; what was refused moved nothing. */
export async function listMoves(
  reader: Reader,
  { vendorId, roundId }: Pick<Bet, 'vendorId' | 'roundId'>,
): Promise<BetMove[]> {
  const rows = await reader
    .selectFrom('psw_transactions as t')
    .leftJoin('psw_transactions as o', (join) =>
      join.onRef('o.transaction_id', '=', 't.original_transaction_id').onRef('o.vendor_id', '=', 't.vendor_id'),
    )
    .select(['t.call', 't.transaction_id', 't.portal_transaction_id', 't.state', 't.created_at'])
    .select(['t.amount_minor', 'o.amount_minor as original_minor'])
    .where('t.round_id', '=', roundId)
    .where('t.vendor_id', '=', vendorId)
    .where('t.state', 'in', ['APPLIED', 'ROLLED_BACK'])
    .where('t.code', '=', 'OK')
    .where('t.call', 'in', Object.keys(kinds))
    .orderBy('t.created_at')
    .orderBy('t.call')
    .limit(movesMax)
    .execute()
  return rows.map((row) => ({
    kind: kinds[row.call] ?? 'adjust',
    transactionId: row.transaction_id,
    transferId: row.portal_transaction_id ?? undefined,
    amountMinor: BigInt((row.call === 'rollback' ? row.original_minor : row.amount_minor) ?? 0),
    isTakenBack: row.state === 'ROLLED_BACK',
    at: row.created_at,
  }))
}
