import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'

/** A round under way, with its bets for money and the players they are of. */
export interface OpenRound {
  tableId: string
  sharedRoundId: string
  number: number
  phase: 'betting' | 'locked' | 'running' | 'result'
  bets: number
  players: number
}

export async function countOpenRounds(reader: Reader): Promise<OpenRound[]> {
  const { rows } = await sql<OpenRound>`
    select r.table_id as "tableId", r.shared_round_id as "sharedRoundId", r.number, r.state as phase,
      b.bets::integer as bets, b.players::integer as players
    from shared_rounds r
    cross join lateral (
      select count(*) as bets, count(distinct player_id) as players from shared_bets
      where shared_round_id = r.shared_round_id and mode = 'real' and state in ('taken', 'ended')
    ) b
    where r.state in ('betting', 'locked', 'running', 'result')`.execute(reader)
  return rows
}
