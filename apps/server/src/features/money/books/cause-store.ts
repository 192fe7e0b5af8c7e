import type { LedgerCause } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { BookTransfer } from './book.ts'

type Cause = LedgerCause

/** What made a transfer happen; undefined for what has no order of its own, as the play money of a trial. */
export async function findCause(reader: Reader, transfer: BookTransfer, language: string): Promise<Cause | undefined> {
  const { reference, scope } = transfer
  if (reference === null) return undefined
  if (scope === 'vendor') return findRound(reader, transfer, language)
  if (scope === 'deposit') return findDeposit(reader, reference)
  if (scope === 'withdrawal') return findWithdrawal(reader, reference)
  if (scope === 'adjustment') return findAdjustment(reader, reference)
  if (scope === 'contract-pay') return { type: 'contractIncome', id: reference, by: [] }
  if (scope === 'rebate') return { type: 'rebate', id: reference, by: [] }
  if (scope === 'cash-back') return { type: 'cashBack', id: reference, by: [] }
  if (scope === 'wallet-transfer') return findWalletTransfer(reader, reference)
  if (scope === 'member-transfer') return { type: 'memberTransfer', id: reference, by: [] }
  if (scope === 'points_conversion') return { type: 'points', id: reference, by: [] }
  if (scope === 'reward') return { type: 'reward', id: reference, by: [] }
  return undefined
}

async function findDeposit(reader: Reader, id: string): Promise<Cause | undefined> {
  const row = await reader
    .selectFrom('deposits')
    .select(['state', 'decided_by', 'reason'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { type: 'deposit', id, state: row.state, reason: row.reason ?? undefined, by: named([row.decided_by]) }
}

async function findWithdrawal(reader: Reader, id: string): Promise<Cause | undefined> {
  const row = await reader.selectFrom('withdrawals').select(['state', 'reason']).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const approvals = await reader
    .selectFrom('withdrawal_approvals')
    .select('username')
    .where('withdrawal_id', '=', id)
    .orderBy('approved_at')
    .execute()
  const by = approvals.map(({ username }) => username)
  return { type: 'withdrawal', id, state: row.state, reason: row.reason ?? undefined, by }
}

async function findAdjustment(reader: Reader, id: string): Promise<Cause | undefined> {
  const row = await reader
    .selectFrom('wishes as w')
    .innerJoin('operators as asker', 'asker.id', 'w.asked_by')
    .leftJoin('operators as decider', 'decider.id', 'w.decided_by')
    .select(['w.state', 'w.reason', 'w.is_alone', 'asker.username as asker', 'decider.username as decider'])
    .where('w.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const by = row.is_alone ? [row.asker] : named([row.asker, row.decider])
  return { type: 'adjustment', id, state: row.state, reason: row.reason, by }
}

async function findWalletTransfer(reader: Reader, id: string): Promise<Cause | undefined> {
  const row = await reader
    .selectFrom('wallet_transfers as t')
    .innerJoin('vendors as v', 'v.id', 't.vendor_id')
    .select(['t.state', 'v.name'])
    .where('t.id', '=', id)
    .executeTakeFirst()
  return row && { type: 'walletTransfer', id, state: row.state, by: [row.name] }
}

/** The round of a bet, a win or what took one back; the key of such a transfer names the vendor and its own id. */
async function findRound(reader: Reader, { key }: BookTransfer, language: string): Promise<Cause | undefined> {
  const [vendorId = '', ...rest] = key.split(':')
  const transactionId = rest.join(':')
  const { rows } = await sql<{ round_id: string; state: string | null; names: Record<string, string> | null }>`
    select x.round_id, r.state, g.names
    from psw_transactions x
    left join game_rounds r on r.vendor_id = x.vendor_id and r.round_id = x.round_id
    left join games g on g.vendor_id = x.vendor_id and g.game_code = coalesce(x.game_code, r.game_code)
    where x.vendor_id = ${vendorId} and x.transaction_id = ${transactionId}`.execute(reader)
  const row = rows[0]
  if (!row) return undefined
  const gameName = row.names?.[language] ?? row.names?.en
  return { type: 'round', id: row.round_id, state: row.state ?? undefined, gameName, transactionId, by: [] }
}

const named = (names: (string | null)[]): string[] => names.filter((name) => name !== null)
