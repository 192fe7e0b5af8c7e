import type { ContractKind, IncomeState } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import type { ContractIncomes } from '../../../db/schema.gen.ts'
import type { ListedIncome, StoredIncome } from './listed.ts'
import type { Rhythm } from './period.ts'

/** However many there are, they travel as one value. */
export async function addIncomes(tx: Tx, incomes: readonly StoredIncome[]): Promise<void> {
  if (incomes.length === 0) return
  const write = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
  await sql`
    insert into contract_incomes
    select * from json_populate_recordset(null::contract_incomes, ${JSON.stringify(incomes.map(rowOf), write)}::json)`.execute(
    tx,
  )
}

/** What is to be paid now, oldest try first; another worker passes over what this one holds. */
export async function lockUnpaid(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<StoredIncome[]> {
  const rows = await tx
    .selectFrom('contract_incomes')
    .selectAll()
    .where('state', 'in', ['due', 'owed'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(incomeOfRow)
}

interface Tried {
  id: string
  state: 'paid' | 'owed'
  tryCount: number
  transferId: bigint | undefined
  nextTryAt: Date | undefined
}

export async function saveTried(tx: Tx, tried: readonly Tried[], now: Date): Promise<void> {
  await sql`
    update contract_incomes i set state = t.state, try_count = t.try_count, transfer_id = t.transfer_id,
      next_try_at = t.next_try_at, paid_at = case when t.state = 'paid' then ${now}::timestamptz end
    from unnest(${tried.map(({ id }) => id)}::text[], ${tried.map(({ state }) => state)}::text[],
      ${tried.map(({ tryCount }) => tryCount)}::int[], ${tried.map(({ transferId }) => transferId?.toString() ?? null)}::bigint[],
      ${tried.map(({ nextTryAt }) => nextTryAt?.toISOString() ?? null)}::timestamptz[])
      as t (id, state, try_count, transfer_id, next_try_at)
    where i.id = t.id`.execute(tx)
}

/** Held until the transaction ends. */
export async function lockIncome(tx: Tx, id: string): Promise<StoredIncome | undefined> {
  const row = await tx.selectFrom('contract_incomes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && incomeOfRow(row)
}

export async function saveDecided(
  tx: Tx,
  id: string,
  { state, nextTryAt }: { state: 'due' | 'refused'; nextTryAt?: Date },
): Promise<void> {
  await tx
    .updateTable('contract_incomes')
    .set({ state, next_try_at: nextTryAt ?? null })
    .where('id', '=', id)
    .execute()
}

const named = (reader: Reader) =>
  reader
    .selectFrom('contract_incomes as i')
    .innerJoin('members as up', 'up.id', 'i.upline_id')
    .innerJoin('members as down', 'down.id', 'i.downline_id')

const sums = {
  count: sql<string>`count(*)`,
  base: sql<string>`coalesce(sum(i.base_minor), 0)`,
  amount: sql<string>`coalesce(sum(i.amount_minor), 0)`,
  paid: sql<string>`coalesce(sum(i.amount_minor) filter (where i.state = 'paid'), 0)`,
  owed: sql<string>`coalesce(sum(i.amount_minor) filter (where i.state in ('held', 'due', 'owed')), 0)`,
}

export interface IncomeSums {
  total: number
  baseMinor: bigint
  amountMinor: bigint
  paidMinor: bigint
  owedMinor: bigint
}

async function sumFound(found: ReturnType<typeof named>): Promise<IncomeSums> {
  const row = await found
    .select([
      sums.count.as('count'),
      sums.base.as('base'),
      sums.amount.as('amount'),
      sums.paid.as('paid'),
      sums.owed.as('owed'),
    ])
    .executeTakeFirstOrThrow()
  return {
    total: Number(row.count),
    baseMinor: BigInt(row.base),
    amountMinor: BigInt(row.amount),
    paidMinor: BigInt(row.paid),
    owedMinor: BigInt(row.owed),
  }
}

const pageOf = (found: ReturnType<typeof named>, { pageNo, pageSize }: { pageNo: number; pageSize: number }) =>
  found
    .selectAll('i')
    .select(['up.account as upline', 'down.account as downline'])
    .orderBy('i.period_to', 'desc')
    .orderBy('i.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)

interface OwnQuery {
  memberId: string
  /** All kinds when undefined. */
  kind: ContractKind | undefined
  side: 'earned' | 'given'
  /** Of the other side, its beginning. */
  account: string | undefined
  /** Of the end of a period. */
  from: Date
  to: Date
  timeZone: string
  pageNo: number
  pageSize: number
}

/** A page of what a member earned or gave by contracts of a kind, with the sums of all pages and by day. */
export async function listOwnIncomes(reader: Reader, query: OwnQuery) {
  const { memberId, kind, side, account, from, to, timeZone } = query
  const other = side === 'earned' ? 'up' : 'down'
  const found = named(reader)
    .where(side === 'earned' ? 'i.downline_id' : 'i.upline_id', '=', memberId)
    .$if(kind !== undefined, (rows) => rows.where('i.kind', '=', kind ?? ''))
    .where('i.period_to', '>', from)
    .where('i.period_to', '<=', to)
    .$if(Boolean(account), (rows) =>
      rows.where((eb) =>
        eb(eb.fn<string>('lower', [`${other}.account`]), 'like', prefixPattern((account ?? '').toLowerCase())),
      ),
    )
  // A period is of the day in which it ends, the last moment of which is before its end.
  const day = sql<string>`((i.period_to - interval '1 microsecond') at time zone ${timeZone})::date::text`
  const days = await found
    .select([day.as('day'), sums.amount.as('amount')])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
  const kinds = await found
    .select(['i.kind', sums.amount.as('amount'), sums.paid.as('paid')])
    .groupBy('i.kind')
    .execute()
  return {
    incomes: (await pageOf(found, query).execute()).map(listedOf),
    sums: await sumFound(found),
    kinds: kinds.map((row) => ({ kind: row.kind, amountMinor: BigInt(row.amount), paidMinor: BigInt(row.paid) })),
    days: days.map((row) => ({ day: row.day, amountMinor: BigInt(row.amount) })),
  }
}

interface StaffQuery {
  kind: ContractKind | undefined
  status: IncomeState | undefined
  /** Account of a side (its beginning), or the id of an income or contract. */
  query: string | undefined
  pageNo: number
  pageSize: number
}

/** A page of what contracts of everybody gave, newest first. */
export async function listIncomes(reader: Reader, search: StaffQuery) {
  const { kind, status, query } = search
  const pattern = prefixPattern((query ?? '').toLowerCase())
  const found = named(reader)
    .$if(kind !== undefined, (rows) => rows.where('i.kind', '=', kind ?? ''))
    .$if(status !== undefined, (rows) => rows.where('i.state', '=', status ?? ''))
    .$if(Boolean(query), (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('i.id', '=', query ?? ''),
          eb('i.contract_id', '=', query ?? ''),
          eb(eb.fn<string>('lower', ['up.account']), 'like', pattern),
          eb(eb.fn<string>('lower', ['down.account']), 'like', pattern),
        ]),
      ),
    )
  return { incomes: (await pageOf(found, search).execute()).map(listedOf), sums: await sumFound(found) }
}

type Row = Selectable<ContractIncomes>

const listedOf = (row: Row & { upline: string; downline: string }): ListedIncome => ({
  income: incomeOfRow(row),
  upline: row.upline,
  downline: row.downline,
})

const rowOf = (income: StoredIncome) => ({
  id: income.id,
  contract_id: income.contractId,
  kind: income.kind,
  rhythm: income.rhythm,
  upline_id: income.uplineId,
  downline_id: income.downlineId,
  currency: income.currency,
  is_paid_by_house: income.isPaidByHouse,
  rate_bp: income.rateBp,
  period_from: income.periodFrom,
  period_to: income.periodTo,
  active_members: income.activeMembers,
  valid_minor: income.validMinor,
  loss_minor: income.lossMinor,
  base_minor: income.baseMinor,
  amount_minor: income.amountMinor,
  state: income.state,
  try_count: income.tryCount,
  next_try_at: income.nextTryAt ?? null,
})

const incomeOfRow = (row: Row): StoredIncome => ({
  id: row.id,
  contractId: row.contract_id,
  kind: row.kind as ContractKind,
  rhythm: row.rhythm as Rhythm,
  uplineId: row.upline_id,
  downlineId: row.downline_id,
  currency: row.currency,
  isPaidByHouse: row.is_paid_by_house,
  rateBp: row.rate_bp,
  periodFrom: row.period_from,
  periodTo: row.period_to,
  activeMembers: row.active_members,
  validMinor: BigInt(row.valid_minor),
  lossMinor: BigInt(row.loss_minor),
  baseMinor: BigInt(row.base_minor),
  amountMinor: BigInt(row.amount_minor),
  state: row.state as IncomeState,
  tryCount: row.try_count,
  nextTryAt: row.next_try_at ?? undefined,
  paidAt: row.paid_at ?? undefined,
})
