import { prepareStatement } from '@fairground/postgres'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { Round } from './round.ts'
import type { AppliedCall, AppliedMove, PswTransaction } from './transaction.ts'
import { insertTransactionsText, transactionValues } from './transaction-store.ts'

export async function findRound(reader: Reader, vendorId: string, roundId: string): Promise<Round | undefined> {
  const row = await reader
    .selectFrom('game_rounds')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('round_id', '=', roundId)
    .executeTakeFirst()
  return (
    row && {
      vendorId: row.vendor_id,
      roundId: row.round_id,
      playerId: row.player_id,
      gameCode: row.game_code,
      currency: row.currency,
      state: row.is_reported ? 'reported' : (row.state as Round['state']),
      stakesMinor: BigInt(row.stakes_minor),
      payoutsMinor: BigInt(row.payouts_minor),
      rollbacksMinor: BigInt(row.rollbacks_minor),
      turnoverMinor: row.turnover_minor === null ? null : BigInt(row.turnover_minor),
      winCount: row.win_count,
    }
  )
}

interface PlayedGame {
  vendorId: string
  gameCode: string
  memberId: string
  currency: string
}

/** Whether a round of the game waits for its member to go on: the one reason to open a game that is closed. */
export async function hasOpenRound(
  reader: Reader,
  { vendorId, gameCode, memberId, currency }: PlayedGame,
): Promise<boolean> {
  const row = await reader
    .selectFrom('game_rounds')
    .select('round_id')
    .where('member_id', '=', memberId)
    .where('vendor_id', '=', vendorId)
    .where('game_code', '=', gameCode)
    .where('currency', '=', currency)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

// A turnover is held against all that the round has kept of its stakes by now.
const saveBoth = prepareStatement<{ rounds: string; misnamed: string[] | null }>(`
  with remembered as (${insertTransactionsText}), rounds as (
    insert into game_rounds as r (vendor_id, round_id, member_id, player_id, game_code, currency,
      stakes_minor, payouts_minor, win_count, state, opened_at, closed_at, turnover_minor)
    select i.vendor_id, i.round_id, i.member_id, i.player_id, i.game_code, i.currency,
      i.stakes_minor, i.payouts_minor, i.win_count, i.state, $14::timestamptz,
      case when i.state = 'closed' then $14::timestamptz end,
      case when i.turnover_minor is null then null
        when i.turnover_minor <= i.stakes_minor + coalesce((select e.stakes_minor - e.rollbacks_minor from game_rounds e
          where e.vendor_id = i.vendor_id and e.round_id = i.round_id), 0) then i.turnover_minor
        else -1 end
    from unnest($15::text[], $16::text[], $17::text[], $18::text[], $19::text[], $20::text[], $21::bigint[],
        $22::bigint[], $23::integer[], $24::text[], $25::bigint[])
      i (vendor_id, round_id, member_id, player_id, game_code, currency, stakes_minor, payouts_minor, win_count, state,
        turnover_minor)
    order by i.vendor_id, i.round_id
    on conflict (vendor_id, round_id) do update set
      stakes_minor = r.stakes_minor + excluded.stakes_minor, payouts_minor = r.payouts_minor + excluded.payouts_minor,
      win_count = r.win_count + excluded.win_count, state = excluded.state, closed_at = excluded.closed_at,
      turnover_minor = coalesce(excluded.turnover_minor, r.turnover_minor)
    where r.state = 'open' and (r.player_id, r.currency) = (excluded.player_id, excluded.currency)
    returning r.vendor_id, r.round_id, r.turnover_minor
  )
  select count(*) as rounds,
    array_agg(vendor_id || ' ' || round_id) filter (where turnover_minor = -1) as misnamed
  from rounds`)

interface Saved {
  /** No two share a round. */
  applied: readonly AppliedCall[]
  /** Of applied and of refused calls. */
  remembered: readonly PswTransaction[]
}

/**
 * Adds what was applied to the rounds, which the first stake opens, and remembers every id for ever, in one statement.
 * Tells whose turnover is more than was kept of the round's stakes: nothing of it counts.
 * @throws when a round became another player's or closed since it was read, which undoes the whole transaction
 */
export async function saveCalls(
  tx: Tx,
  { applied, remembered }: Saved,
  now: Date,
): Promise<(call: AppliedCall) => boolean> {
  const sumsOf = (call: AppliedMove['call']) =>
    applied.map(({ moves }) => moves.reduce((sum, move) => (move.call === call ? sum + move.amountMinor : sum), 0n))
  const { rows } = await saveBoth(tx, [
    ...transactionValues(remembered, now),
    applied.map(({ vendorId }) => vendorId),
    applied.map(({ roundId }) => roundId),
    applied.map(({ memberId }) => memberId),
    applied.map(({ playerId }) => playerId),
    applied.map(({ gameCode }) => gameCode),
    applied.map(({ currency }) => currency),
    ...[sumsOf('bet'), sumsOf('win'), applied.map(({ moves }) => moves.filter(({ call }) => call === 'win').length)],
    applied.map(({ isRoundClosed }) => (isRoundClosed ? 'closed' : 'open')),
    applied.map(({ turnoverMinor }) => turnoverMinor?.toString() ?? null),
  ])
  if (Number(rows[0]?.rounds) !== applied.length) throw new Error('a round changed under the lock of its player')
  const misnamed = new Set(rows[0]?.misnamed)
  return ({ vendorId, roundId }) => misnamed.has(`${vendorId} ${roundId}`)
}

/** Takes a stake out of the round; with the last one the round is void. */
export async function addRollback(
  tx: Tx,
  { vendorId, roundId, amountMinor, now }: { vendorId: string; roundId: string; amountMinor: bigint; now: Date },
): Promise<void> {
  const amount = amountMinor.toString()
  const isAll = sql<boolean>`rollbacks_minor + ${amount}::bigint = stakes_minor`
  await roundUpdate(tx, vendorId, roundId)
    .set({
      rollbacks_minor: sql`rollbacks_minor + ${amount}::bigint`,
      state: sql`case when ${isAll} then 'void' else state end`,
      closed_at: sql`case when ${isAll} then coalesce(closed_at, ${now}::timestamptz) else closed_at end`,
    })
    .execute()
}

/** Payouts beside a round's wins; negative for a correction that takes back. */
export async function addExtra(
  tx: Tx,
  { vendorId, roundId, amountMinor }: { vendorId: string; roundId: string; amountMinor: bigint },
): Promise<void> {
  const amount = amountMinor.toString()
  await roundUpdate(tx, vendorId, roundId)
    .set({ extra_minor: sql`extra_minor + ${amount}::bigint` })
    .execute()
}

export async function closeRound(
  tx: Tx,
  { vendorId, roundId, turnoverMinor }: Pick<Round, 'vendorId' | 'roundId' | 'turnoverMinor'>,
  now: Date,
): Promise<void> {
  const turnover_minor = turnoverMinor?.toString() ?? null
  await roundUpdate(tx, vendorId, roundId).set({ state: 'closed', closed_at: now, turnover_minor }).execute()
}

/** Of a closed round whose turnover was more than its stakes before. */
export async function saveTurnover(
  tx: Tx,
  { vendorId, roundId, turnoverMinor }: { vendorId: string; roundId: string; turnoverMinor: bigint },
): Promise<void> {
  await roundUpdate(tx, vendorId, roundId).set({ turnover_minor: turnoverMinor.toString() }).execute()
}

const roundUpdate = (tx: Tx, vendorId: string, roundId: string) =>
  tx.updateTable('game_rounds').where('vendor_id', '=', vendorId).where('round_id', '=', roundId)
