import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

export interface LimitRow {
  kind: 'ticket' | 'player' | 'number'
  currency: string
  play: string
  number: string
  max_minor: string
  set_by: string
  agreed_by: string
  set_at: Date
}

/** The limits of a lottery that hold at this moment, in one currency or in all. */
export async function listLimits(reader: Db | Tx, gameId: string, currency?: string): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select * from (
      select distinct on (kind, currency, play, number) kind, currency, play, number, max_minor, set_by, agreed_by, set_at
      from limits where game_id = ${gameId} and (${currency ?? null}::text is null or currency = ${currency ?? null})
      order by kind, currency, play, number, limit_id desc) as newest
    where max_minor is not null order by kind, currency, play, number`.execute(reader)
  return rows
}

/** The most that a number may cost the house in a draw: its own limit, or that of its play. */
export function capOf(limits: readonly LimitRow[], play: string, number: string): bigint | undefined {
  const ofPlay = limits.filter((limit) => limit.kind === 'number' && limit.play === play)
  const limit = ofPlay.find((one) => one.number === number) ?? ofPlay.find((one) => one.number === '')
  return limit && BigInt(limit.max_minor)
}

/** Of a ticket, or of a player in a draw. */
export function stakeLimit(limits: readonly LimitRow[], kind: 'ticket' | 'player'): bigint | undefined {
  const limit = limits.find((one) => one.kind === kind)
  return limit && BigInt(limit.max_minor)
}

/** The newest word of the desk; a lottery nobody spoke of is on sale. */
export async function isOnSale(reader: Db | Tx, gameId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('sales')
    .select('is_on')
    .where('game_id', '=', gameId)
    .orderBy('sale_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.is_on ?? true
}
