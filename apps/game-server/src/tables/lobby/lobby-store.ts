import { sessionRounds } from '@fairground/contract/studio'
import { prepareStatement } from '@fairground/postgres'
import type { Db, SharedRoundState } from '../../db/schema.ts'

/** A table as it stands, with the last result that is public. */
export interface LobbyRow {
  tableId: string
  state: Exclude<SharedRoundState, 'ahead'> | null
  closesAt: Date | null
  players: number
  /** Seats that are taken. */
  seated: number
  ended: EndedRound | null
}

interface EndedRound {
  chainId: string
  number: number
  outcome: unknown
}

export async function readLobbyRows(db: Db, tableIds: readonly string[]): Promise<LobbyRow[]> {
  return (await readRows(db, [tableIds])).rows
}

const readRows = prepareStatement<LobbyRow>(`
  select asked.table_id as "tableId", r.state, r.closes_at as "closesAt", coalesce(b.players, 0)::integer as players,
    (select count(*)::integer from seats s where s.table_id = asked.table_id) as seated,
    case when e.number is not null then
      json_build_object('chainId', e.chain_id::text, 'number', e.number, 'outcome', e.outcome) end as ended
  from unnest($1::text[]) as asked (table_id)
  left join lateral (
    select shared_round_id, state, closes_at from shared_rounds
    where table_id = asked.table_id and state <> 'ahead'
    order by chain_id desc, number desc limit 1
  ) r on true
  left join lateral (
    select count(distinct player_id) as players from shared_bets
    where shared_round_id = r.shared_round_id and mode = 'real' and state in ('taken', 'ended')
  ) b on true
  left join lateral (
    select chain_id, number, outcome from shared_rounds where table_id = asked.table_id and ended_at is not null
    order by chain_id desc, number desc limit 1
  ) e on true`)

/** The public rounds of each table's session, oldest first. */
export async function readSessions(
  db: Db,
  sessions: readonly { tableId: string; chainId: string; first: number }[],
): Promise<Map<string, EndedRound[]>> {
  const { rows } = await readRounds(db, [
    sessions.map(({ tableId }) => tableId),
    sessions.map(({ chainId }) => chainId),
    sessions.map(({ first }) => first),
    sessionRounds,
  ])
  return Map.groupBy(rows, ({ tableId }) => tableId)
}

const readRounds = prepareStatement<EndedRound & { tableId: string }>(`
  select r.table_id as "tableId", r.chain_id::text as "chainId", r.number, r.outcome
  from unnest($1::text[], $2::bigint[], $3::integer[]) as asked (table_id, chain_id, first)
  join shared_rounds r on r.chain_id = asked.chain_id and r.number between asked.first and asked.first + $4 - 1
  where r.ended_at is not null
  order by r.table_id, r.number`)
