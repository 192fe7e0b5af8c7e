import type { VendorTableRoundRow, VendorTableRounds } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Reader } from '../db/schema.ts'
import { namedResult } from '../dealer/corrections/named-result.ts'

const pageSize = 50

interface Row extends Omit<VendorTableRoundRow, 'result' | 'openedAt' | 'endedAt'> {
  openedAt: Date
  endedAt: Date | null
  outcome: unknown
}

/** A page of the rounds of a table, newest first, after the round `before`. */
export async function listTableRounds(
  context: AppContext,
  { tableId, before }: { tableId: string; before?: string | undefined },
): Promise<VendorTableRounds> {
  const rows = await readRows(context.db, { tableId, before })
  const rounds = rows.map((row) => viewRow(context, tableId, row))
  return { rounds, next: rounds.length === pageSize ? (rounds.at(-1)?.sharedRoundId ?? null) : null }
}

export async function findTableRound(
  context: AppContext,
  tableId: string,
  sharedRoundId: string,
): Promise<VendorTableRoundRow | undefined> {
  const [row] = await readRows(context.db, { tableId, sharedRoundId })
  return row && viewRow(context, tableId, row)
}

function viewRow(context: AppContext, tableId: string, { outcome, openedAt, endedAt, ...row }: Row) {
  const game = context.catalogue.find(tableId)
  const isOver = endedAt !== null && game?.kind === 'shared'
  return {
    ...{ ...row, openedAt: openedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null },
    result: isOver ? namedResult(context, tableId, game.rules, outcome) : null,
  }
}

interface Wanted {
  tableId: string
  before?: string | undefined
  sharedRoundId?: string
}

async function readRows(reader: Reader, { tableId, before, sharedRoundId }: Wanted): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.shared_round_id as "sharedRoundId", r.number, r.state, r.opened_at as "openedAt", r.ended_at as "endedAt",
      r.outcome, b.bets, b.players, coalesce(k.version, 0) as corrected, i.incidents
    from shared_rounds r
    cross join lateral (
      select count(*)::integer as bets, count(distinct player_id)::integer as players from shared_bets
      where shared_round_id = r.shared_round_id and mode = 'real' and state in ('taken', 'ended')) b
    cross join lateral (
      select count(*)::integer as incidents from incidents
      where shared_round_id = r.shared_round_id and table_id = r.table_id) i
    left join lateral (
      select max(version) as version from round_corrections where shared_round_id = r.shared_round_id) k on true
    where r.table_id = ${tableId} and (${sharedRoundId ?? null}::text is null or r.shared_round_id = ${sharedRoundId ?? null})
      and (${before ?? null}::text is null or r.shared_round_id < ${before ?? null})
    order by r.shared_round_id desc limit ${pageSize}`.execute(reader)
  return rows
}
