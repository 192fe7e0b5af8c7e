import type { SharedBetView } from '@fairground/contract/studio'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/schema.ts'

interface Whose {
  sharedRoundId: string
  playerId: string
}

/** What a player gave in a round and has not got back, with what waits for the wallet. */
export async function sumTips(reader: Reader, { sharedRoundId, playerId }: Whose): Promise<bigint> {
  return (await tipsByRound(reader, [sharedRoundId], playerId)).get(sharedRoundId) ?? 0n
}

/** Whether a tip of the player at this table waits for the wallet. */
export async function hasTipUnderWay(
  reader: Reader,
  { playerId, gameId }: { playerId: string; gameId: string },
): Promise<boolean> {
  const row = await reader
    .selectFrom('rounds')
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('mode', '=', 'real')
    .where('game_id', '=', gameId)
    .where('kind', '=', 'tip')
    .where('state', '=', 'betting')
    .executeTakeFirst()
  return row !== undefined
}

export async function tipsByRound(
  reader: Reader,
  sharedRoundIds: readonly string[],
  playerId: string,
): Promise<ReadonlyMap<string, bigint>> {
  if (sharedRoundIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('tips')
    .innerJoin('rounds', 'rounds.round_id', 'tips.round_id')
    .select(['tips.shared_round_id', ({ fn }) => fn.sum<string>('rounds.stake_minor').as('given')])
    .where('tips.shared_round_id', 'in', sharedRoundIds)
    .where('tips.player_id', '=', playerId)
    .where('rounds.state', 'in', ['betting', 'collected'])
    .groupBy('tips.shared_round_id')
    .execute()
  return new Map(rows.map((row) => [row.shared_round_id, BigInt(row.given)]))
}

/** Told once in a round, with the first bet of it. */
export function withTip(bet: SharedBetView, given: ReadonlyMap<string, bigint>): SharedBetView {
  const minor = bet.place === 0 && bet.mode === 'real' ? given.get(bet.sharedRoundId) : undefined
  return minor ? { ...bet, tippedMinor: `${minor}` } : bet
}

interface TipPage {
  playerId: string
  gameId: string
  before: string | undefined
  limit: number
}

/** Tips of a player at a table in rounds where the player has no first bet that could tell of them, newest first. */
export const listLoneTips = (reader: Reader, { playerId, gameId, before, limit }: TipPage) =>
  reader
    .selectFrom('tips')
    .innerJoin('rounds', 'rounds.round_id', 'tips.round_id')
    .select(['rounds.round_id', 'rounds.currency', 'rounds.stake_minor', 'tips.given_at'])
    .where('rounds.player_id', '=', playerId)
    .where('rounds.game_id', '=', gameId)
    .where('rounds.kind', '=', 'tip')
    .where('rounds.state', 'in', ['betting', 'collected'])
    .where(
      sql<boolean>`not exists (select from shared_bets b join rounds o on o.round_id = b.round_id
        where b.shared_round_id = tips.shared_round_id and b.player_id = tips.player_id and b.mode = 'real'
          and b.place = 0 and o.state <> 'refused')`,
    )
    .$if(before !== undefined, (query) => query.where('rounds.round_id', '<', before ?? ''))
    .orderBy('rounds.round_id', 'desc')
    .limit(limit)
    .execute()

interface TipRow {
  table_id: string
  shift_id: string | null
  dealer_name: string | null
  /** Of the shift, or of the day where nobody has shifts. */
  began_at: Date
  ended_at: Date | null
  currency: string
  count: number
  given: string
}

/** What was given since then, by table and shift; at tables without shifts by day (UTC). Shifts and days are told whole. */
export async function listTipSums(reader: Reader, from: Date): Promise<TipRow[]> {
  const { rows } = await sql<TipRow>`
    select t.table_id, t.shift_id, s.dealer_name, coalesce(s.opened_at, date_trunc('day', t.given_at, 'UTC')) as began_at,
      s.closed_at as ended_at, r.currency, count(*)::integer as count, sum(r.stake_minor)::text as given
    from tips t
    join rounds r on r.round_id = t.round_id and r.state = 'collected'
    left join shifts s on s.shift_id = t.shift_id
    where case when s.shift_id is null then t.given_at >= date_trunc('day', ${from}::timestamptz, 'UTC')
      else coalesce(s.closed_at, ${from}) >= ${from} end
    group by 1, 2, 3, 4, 5, 6 order by 4 desc, 1, 6 limit 1000`.execute(reader)
  return rows
}

interface NewTip extends Whose {
  roundId: string
  tableId: string
  shiftId: string | null
  at: Date
}

export async function saveTip(tx: Tx, { roundId, tableId, sharedRoundId, playerId, shiftId, at }: NewTip) {
  await tx
    .insertInto('tips')
    .values({
      ...{ round_id: roundId, table_id: tableId, shared_round_id: sharedRoundId, player_id: playerId },
      ...{ shift_id: shiftId, given_at: at },
    })
    .execute()
}
