import type { ReturnState } from '@fairground/contract'
import type { VendorReturn } from '@fairground/contract/psw'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { nodeIdsNamed } from '../catalogue/index.ts'
import type { ReturnBand } from './return-band.ts'

export type JudgedReturn = VendorReturn & { band: ReturnBand }
export type ReturnRow = Selectable<DB['game_return_days']> & { on_day: string }

interface CountedDay {
  vendorId: string
  day: string
  now: Date
}

/** When a day of the site begins and ends. */
export async function findDayBounds(reader: Reader, day: string, timeZone: string): Promise<{ from: Date; to: Date }> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select ${day}::date::timestamp at time zone ${timeZone}::text as "from",
      (${day}::date + 1)::timestamp at time zone ${timeZone}::text as "to"`.execute(reader)
  const [bounds] = rows
  if (!bounds) throw new Error(`no day ${day}`)
  return bounds
}

const columns = {
  game_code: 'text',
  model_id: 'text',
  model_version: 'integer',
  kind: 'text',
  currency: 'text',
  round_count: 'bigint',
  stake_minor: 'numeric',
  payout_minor: 'numeric',
  payout_minor_max: 'numeric',
  stake_squares: 'numeric',
  payout_squares: 'numeric',
  products: 'numeric',
  rtp_min: 'double precision',
  rtp_max: 'double precision',
  sd: 'double precision',
  has_choices: 'boolean',
  actual: 'double precision',
  low: 'double precision',
  high: 'double precision',
  is_measured: 'boolean',
  state: 'text',
} as const
const names = sql.raw(Object.keys(columns).join(', '))
const recordType = sql.raw(
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)

/** Writes what is known of a day in place of what was known before. */
export async function saveReturnDay(
  tx: Tx,
  { vendorId, day, now }: CountedDay,
  judged: readonly JudgedReturn[],
): Promise<void> {
  await tx
    .deleteFrom('game_return_days')
    .where('vendor_id', '=', vendorId)
    .where('day', '=', sql<Date>`${day}::date`)
    .execute()
  const rows = judged.map(rowOf)
  await sql`
    insert into game_return_days (vendor_id, day, counted_at, ${names})
    select ${vendorId}, ${day}::date, ${now}, ${names}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${recordType})`.execute(tx)
}

function rowOf({ band, certified, ...told }: JudgedReturn): Record<keyof typeof columns, unknown> {
  return {
    game_code: told.gameId,
    model_id: told.modelId,
    model_version: told.modelVersion,
    kind: told.kind,
    currency: told.currency,
    round_count: told.rounds,
    stake_minor: told.stake,
    payout_minor: told.payout,
    payout_minor_max: told.payoutMax,
    stake_squares: told.stakeSquares,
    payout_squares: told.payoutSquares,
    products: told.products,
    rtp_min: certified?.rtpMin ?? null,
    rtp_max: certified?.rtpMax ?? null,
    sd: certified?.sd ?? null,
    has_choices: certified?.hasChoices ?? false,
    actual: band.actual,
    low: band.low,
    high: band.high,
    is_measured: band.isMeasured,
    state: band.state,
  }
}

export interface ReturnFilter {
  day: string
  kind?: VendorReturn['kind'] | undefined
  state?: ReturnState | undefined
  name?: string | undefined
}

/** The games of a day, what lies outside first, then the most staked. */
export async function listReturnDay(
  reader: Reader,
  { day, kind, state, name }: ReturnFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const matching = reader
    .selectFrom('game_return_days as d')
    .innerJoin('games as g', (join) =>
      join.onRef('g.vendor_id', '=', 'd.vendor_id').onRef('g.game_code', '=', 'd.game_code'),
    )
    .where('d.day', '=', sql<Date>`${day}::date`)
    .$if(kind !== undefined, (query) => query.where('d.kind', '=', kind ?? ''))
    .$if(state !== undefined, (query) => query.where('d.state', '=', state ?? ''))
    .$if(Boolean(name), (query) => query.where('g.node_id', 'in', nodeIdsNamed(reader, name ?? '')))
  const [rows, counted] = await Promise.all([
    matching
      .selectAll('d')
      .select(['g.node_id', 'g.names', 'g.own_names', 'g.tile_key', 'g.stopped_at'])
      .orderBy(sql`d.state not in ('above', 'below')`)
      .orderBy('d.stake_minor', 'desc')
      .orderBy('d.game_code')
      .orderBy('d.kind')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select((e) => e.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(counted.count) }
}

/** When a day was counted last; undefined while nothing was. */
export async function findCountedAt(reader: Reader, day: string): Promise<Date | undefined> {
  const row = await reader
    .selectFrom('game_return_days')
    .select('counted_at')
    .where('day', '=', sql<Date>`${day}::date`)
    .orderBy('counted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.counted_at
}

interface GameSpan {
  vendorId: string
  gameCode: string
  from: string
  to: string
}

/** The days of one game, oldest first. */
export function listGameDays(reader: Reader, { vendorId, gameCode, from, to }: GameSpan): Promise<ReturnRow[]> {
  return reader
    .selectFrom('game_return_days')
    .selectAll()
    .select(sql<string>`day::text`.as('on_day'))
    .where('vendor_id', '=', vendorId)
    .where('game_code', '=', gameCode)
    .where('day', '>=', sql<Date>`${from}::date`)
    .where('day', '<=', sql<Date>`${to}::date`)
    .orderBy('day')
    .orderBy('kind')
    .orderBy('model_version')
    .execute()
}
