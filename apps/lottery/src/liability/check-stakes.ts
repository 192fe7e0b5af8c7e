import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { type LimitRow, stakeLimit } from './limit-store.ts'

interface Wanted {
  playerId: string
  currency: string
  tickets: readonly { drawId: string; costMinor: bigint }[]
  limits: readonly LimitRow[]
}

/** Holds the stakes against the limits of a ticket and of a player in a draw. @returns what is too much, in English */
export async function stakeFault(tx: Tx, { playerId, currency, tickets, limits }: Wanted): Promise<string | undefined> {
  const ofTicket = stakeLimit(limits, 'ticket')
  const large = tickets.findIndex(({ costMinor }) => ofTicket !== undefined && costMinor > ofTicket)
  if (large >= 0) return `draws.${large}: at most ${ofTicket} for a ticket`
  const ofPlayer = stakeLimit(limits, 'player')
  if (ofPlayer === undefined) return undefined
  // Two purchases of one player at once are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`player-draws ${playerId}`}, 0))`.execute(tx)
  const ids = tickets.map(({ drawId }) => drawId)
  const { rows } = await sql<{ draw_id: string; staked: string }>`
    select draw_id, sum(stake_minor)::bigint as staked from rounds
    where draw_id = any(${ids}) and player_id = ${playerId} and currency = ${currency}
      and state in ('betting', 'presenting') group by draw_id`.execute(tx)
  const staked = new Map(rows.map((row) => [row.draw_id, BigInt(row.staked)]))
  for (const [index, { drawId, costMinor }] of tickets.entries()) {
    const before = staked.get(drawId) ?? 0n
    if (before + costMinor > ofPlayer)
      return `draws.${index}: at most ${ofPlayer} for a player in a draw, has ${before}`
  }
  return undefined
}
