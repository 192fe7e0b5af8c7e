import type { PointSource } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { PointMove } from './point-move.ts'

/** Points a member has. */
export async function readPoints(reader: Reader, memberId: string): Promise<number> {
  const row = await reader
    .selectFrom('point_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return Number(row?.balance ?? 0)
}

/** As `readPoints`; nobody else earns or spends of it until the transaction ends. */
export async function lockPoints(tx: Tx, memberId: string): Promise<number> {
  await sql`insert into point_accounts (member_id) values (${memberId}) on conflict do nothing`.execute(tx)
  const row = await tx
    .selectFrom('point_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return Number(row.balance)
}

interface Move {
  memberId: string
  source: PointSource
  /** Below zero: spent. */
  changed: number
  reference: string
  now: Date
}

/** Adds to or takes from a locked account. @returns what is there then */
export async function movePoints(tx: Tx, { memberId, source, changed, reference, now }: Move): Promise<number> {
  const { rows } = await sql<{ balance: string }>`
    with account as (
      update point_accounts set balance = balance + ${changed} where member_id = ${memberId} returning balance
    )
    insert into point_moves (member_id, source, changed, balance, reference, created_at)
    select ${memberId}, ${source}, ${changed}, balance, ${reference}, ${now} from account returning balance`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`${memberId} has no account of points`)
  return Number(row.balance)
}

interface MoveQuery {
  memberId: string
  source: PointSource | undefined
  from: Date | undefined
  to: Date | undefined
  pageNo: number
  pageSize: number
}

/** A page of what a member earned and spent, newest first. */
export async function listMoves(
  reader: Reader,
  { memberId, source, from, to, pageNo, pageSize }: MoveQuery,
): Promise<{ moves: PointMove[]; total: number }> {
  const own = reader
    .selectFrom('point_moves')
    .where('member_id', '=', memberId)
    .$if(source !== undefined, (rows) => rows.where('source', '=', source ?? ''))
    .$if(from !== undefined, (rows) => rows.where('created_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (rows) => rows.where('created_at', '<', to ?? new Date(0)))
  const { rows, total } = await readPage(own.selectAll().orderBy('id', 'desc'), { pageNo, pageSize })
  const moves = rows.map((row) => ({
    id: row.id,
    source: row.source as PointSource,
    changed: Number(row.changed),
    balance: Number(row.balance),
    reference: row.reference,
    createdAt: row.created_at,
  }))
  return { moves, total }
}

/** What a member has deposited in all. */
export async function readDeposited(reader: Reader, memberId: string, currency: string): Promise<bigint> {
  const { rows } = await sql<{ minor: string }>`
    select coalesce(sum(credit_minor), 0) as minor from deposits
    where member_id = ${memberId} and currency = ${currency} and state = 'approved'`.execute(reader)
  return BigInt(rows[0]?.minor ?? 0)
}
