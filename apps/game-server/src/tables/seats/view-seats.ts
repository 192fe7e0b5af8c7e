import { createHash } from 'node:crypto'
import { type SeatFacts, TableSeats } from '@fairground/contract/studio'
import { prepareStatement } from '@fairground/postgres'
import type { Session } from '@fairground/vendor-kit'
import type { SharedTitle } from '../../catalogue/game.ts'
import type { AppContext } from '../../context.ts'
import { behindMaxOf } from './behind-max.ts'

interface SeatedRow {
  seat: number
  player_id: string
  lease_until: Date | null
  idle_rounds: number
  round_id: string | null
  currency: string | null
  chips: { spot: string; stakeMinor: string }[] | null
  behind: string
}

/** Who sits where and with what; leases that ran out are not told. Parsed by the strict schema, so that no other field can leave. */
export async function viewSeats(
  { db, clock, catalogue }: AppContext,
  tableId: string,
): Promise<TableSeats | undefined> {
  const title = catalogue.find(tableId)
  if (title?.kind !== 'shared') return undefined
  const { seats: places, betBehind } = title.table
  if (places === 0) return { tableId, sharedRoundId: null, isOff: true, hasBehind: false, seats: [] }
  const { rows } = await readSeats(db, [tableId, clock.now()])
  return TableSeats.parse({
    tableId,
    sharedRoundId: rows[0]?.round_id ?? null,
    ...{ isOff: false, hasBehind: betBehind },
    seats: rows.map((row) => ({
      seat: row.seat,
      mark: seatMarkOf(tableId, row.player_id),
      leaseMs: row.chips ? null : (row.lease_until?.getTime() ?? null),
      idleRounds: row.idle_rounds,
      currency: row.currency,
      chips: row.chips ?? [],
      behindMinor: row.behind,
      behindMinorMax: `${row.currency ? behindMaxOf(row.currency, title) : 0n}`,
    })),
  })
}

export function seatFactsOf({ mode, gameId, playerId }: Session, { table }: SharedTitle): { seats?: SeatFacts } {
  if (table.seats === 0) return {}
  const mark = mode === 'real' ? seatMarkOf(gameId, playerId) : null
  return { seats: { hasBehind: table.betBehind, mark } }
}

/** Names never leave the portal: a mark tells who sits at one table, and fits no bet and no word of the chat. */
const seatMarkOf = (tableId: string, playerId: string): string =>
  createHash('sha256').update(`seat:${tableId}:${playerId}`).digest('hex').slice(0, 6)

const readSeats = prepareStatement<SeatedRow>(`
  with latest as (
    select r.shared_round_id from shared_rounds r where r.table_id = $1 order by r.shared_round_id desc limit 1
  ), laid as (
    select b.player_id, min(o.currency) as currency,
      json_agg(c.chip order by b.place, c.n) as chips
    from latest l
    join shared_bets b on b.shared_round_id = l.shared_round_id and b.mode = 'real' and b.behind_seat is null
      and b.state in ('taken', 'ended')
    join rounds o on o.round_id = b.round_id
    cross join lateral json_array_elements(b.input -> 'bets') with ordinality c (chip, n)
    where b.player_id in (select s.player_id from seats s where s.table_id = $1)
    group by b.player_id
  )
  select s.seat, s.player_id, s.lease_until, s.idle_rounds, (select shared_round_id from latest) as round_id,
    laid.currency, laid.chips, coalesce((
      select sum(b.stake_minor) from shared_bets b join rounds o on o.round_id = b.round_id
      where b.shared_round_id = (select shared_round_id from latest) and b.behind_seat = s.seat and b.mode = 'real'
        and o.currency = laid.currency and b.state in ('betting', 'taken', 'ended')), 0)::text as behind
  from seats s left join laid on laid.player_id = s.player_id
  where s.table_id = $1 and (s.is_confirmed or s.lease_until is null or s.lease_until > $2 or laid.chips is not null)
  order by s.seat`)
