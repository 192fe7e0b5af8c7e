import type { ContractKind, ContractState } from '@fairground/contract'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import { readPage } from '../../../db/read-page.ts'
import type { AgentContracts } from '../../../db/schema.gen.ts'
import type { Contract } from './contract.ts'
import type { ListedContract } from './listed.ts'
import type { Rhythm } from './period.ts'

/** Two changes of contracts of one person wait for each other: of either side, in the order of their ids. */
export async function lockSides(tx: Tx, memberIds: readonly string[]): Promise<void> {
  for (const memberId of [...new Set(memberIds)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contract:${memberId}`}, 0))`.execute(tx)
}

const named = (reader: Reader) =>
  reader
    .selectFrom('agent_contracts as c')
    .innerJoin('members as up', 'up.id', 'c.upline_id')
    .innerJoin('members as down', 'down.id', 'c.downline_id')

const withNames = (found: ReturnType<typeof named>) =>
  found.selectAll('c').select(['up.account as upline', 'down.account as downline'])

/** With its sides' names; undefined when there is none. */
export async function findContract(reader: Reader, id: string): Promise<ListedContract | undefined> {
  const row = await withNames(named(reader).where('c.id', '=', id)).executeTakeFirst()
  return row && listedOf(row)
}

interface OwnQuery {
  memberId: string
  kind: ContractKind | undefined
  status: ContractState | undefined
  /** Who the other one is to the member. */
  side: 'upline' | 'downline' | undefined
  limit: number
  offset: number
}

/** Contracts in which a member is one of the sides, newest first. */
export async function listOwn(reader: Reader, query: OwnQuery): Promise<ListedContract[]> {
  const { memberId, kind, status, side } = query
  const rows = await withNames(named(reader))
    .where((eb) =>
      eb.or([
        ...(side === 'downline' ? [] : [eb('c.downline_id', '=', memberId)]),
        ...(side === 'upline' ? [] : [eb('c.upline_id', '=', memberId)]),
      ]),
    )
    .$if(kind !== undefined, (found) => found.where('c.kind', '=', kind ?? ''))
    .$if(status !== undefined, (found) => found.where('c.state', '=', status ?? ''))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
  return rows.map(listedOf)
}

/** The newest contract of each kind that a member's upline offered. */
export async function listLatest(reader: Reader, memberId: string): Promise<ListedContract[]> {
  const rows = await withNames(named(reader))
    .distinctOn('c.kind')
    .where('c.downline_id', '=', memberId)
    .orderBy('c.kind')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
  return rows.map(listedOf)
}

const givenMax = 500

/** What a member gives to downlines of the kind now: signed, or offered. */
export async function listGiven(reader: Reader, uplineId: string, kind: ContractKind): Promise<ListedContract[]> {
  const rows = await withNames(named(reader))
    .where('c.upline_id', '=', uplineId)
    .where('c.kind', '=', kind)
    .where('c.state', 'in', ['new', 'accepted', 'signed'])
    .orderBy('c.id')
    .limit(givenMax)
    .execute()
  return rows.map(listedOf)
}

/** The one contract of a kind with a downline that is signed, or waits to be. */
export async function findOfKind(
  tx: Tx,
  { downlineId, kind, isSigned }: { downlineId: string; kind: ContractKind; isSigned: boolean },
): Promise<Contract | undefined> {
  const row = await tx
    .selectFrom('agent_contracts')
    .selectAll()
    .where('downline_id', '=', downlineId)
    .where('kind', '=', kind)
    .where('state', 'in', isSigned ? ['signed'] : ['new', 'accepted'])
    .executeTakeFirst()
  return row && contractOf(row)
}

/** Contracts that earn in the whole of a period. */
export async function listInForce(
  tx: Tx,
  { kind, rhythm, from, to }: { kind: ContractKind; rhythm: Rhythm; from: Date; to: Date },
): Promise<Contract[]> {
  const rows = await tx
    .selectFrom('agent_contracts')
    .selectAll()
    .where('kind', '=', kind)
    .where('rhythm', '=', rhythm)
    .where('effective_from', '<=', from)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>=', to)]))
    .orderBy('id')
    .execute()
  return rows.map(contractOf)
}

interface StaffQuery {
  kind: ContractKind | undefined
  status: ContractState | undefined
  /** Account of a side (its beginning) or id. */
  query: string | undefined
  pageNo: number
  pageSize: number
}

export interface PaidContract extends ListedContract {
  paidMinor: bigint
  owedMinor: bigint
}

/** Contracts of everybody with what they paid, newest first. */
export async function listContracts(
  reader: Reader,
  { kind, status, query, pageNo, pageSize }: StaffQuery,
): Promise<{ listed: PaidContract[]; total: number }> {
  const pattern = prefixPattern((query ?? '').toLowerCase())
  const found = named(reader)
    .$if(kind !== undefined, (rows) => rows.where('c.kind', '=', kind ?? ''))
    .$if(status !== undefined, (rows) => rows.where('c.state', '=', status ?? ''))
    .$if(Boolean(query), (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('c.id', '=', query ?? ''),
          eb(eb.fn<string>('lower', ['up.account']), 'like', pattern),
          eb(eb.fn<string>('lower', ['down.account']), 'like', pattern),
        ]),
      ),
    )
  const { rows, total } = await readPage(withSums(found).orderBy('c.created_at', 'desc').orderBy('c.id', 'desc'), {
    pageNo,
    pageSize,
  })
  return { listed: rows.map(paidOf), total }
}

/** @throws when it does not exist */
export const getPaidContract = async (reader: Reader, id: string): Promise<PaidContract> =>
  paidOf(await withSums(named(reader).where('c.id', '=', id)).executeTakeFirstOrThrow())

const sumOf = (states: readonly string[]) => sql<string>`(
  select coalesce(sum(i.amount_minor), 0) from contract_incomes i
  where i.contract_id = c.id and i.state = any(${states}::text[]))`

const withSums = (found: ReturnType<typeof named>) =>
  withNames(found).select([sumOf(['paid']).as('paid_minor'), sumOf(['held', 'due', 'owed']).as('owed_minor')])

export async function addContract(tx: Tx, contract: Contract): Promise<void> {
  await tx.insertInto('agent_contracts').values(rowOf(contract)).execute()
}

export async function saveContract(tx: Tx, contract: Contract): Promise<void> {
  const { state, signed_at, effective_from, ended_at, end_reason } = rowOf(contract)
  await tx
    .updateTable('agent_contracts')
    .set({ state, signed_at, effective_from, ended_at, end_reason })
    .where('id', '=', contract.id)
    .execute()
}

type Row = Selectable<AgentContracts>

const listedOf = (row: Row & { upline: string; downline: string }): ListedContract => ({
  contract: contractOf(row),
  upline: row.upline,
  downline: row.downline,
})

const paidOf = (
  row: Row & { upline: string; downline: string; paid_minor: string; owed_minor: string },
): PaidContract => ({
  ...listedOf(row),
  paidMinor: BigInt(row.paid_minor),
  owedMinor: BigInt(row.owed_minor),
})

const rowOf = (contract: Contract): Insertable<AgentContracts> => ({
  id: contract.id,
  kind: contract.kind,
  upline_id: contract.uplineId,
  downline_id: contract.downlineId,
  currency: contract.currency,
  is_paid_by_house: contract.isPaidByHouse,
  rhythm: contract.rhythm,
  active_members: contract.activeMembers,
  rate_bp: contract.rateBp,
  profit_rate_bp: contract.profitRateBp,
  loss_rate_bp: contract.lossRateBp,
  valid_min_minor: contract.validMinMinor,
  loss_min_minor: contract.lossMinMinor,
  single_min_minor: contract.singleMinMinor,
  state: contract.state,
  created_at: contract.createdAt,
  signed_at: contract.signedAt ?? null,
  effective_from: contract.effectiveFrom ?? null,
  ended_at: contract.endedAt ?? null,
  end_reason: contract.endReason ?? null,
})

const contractOf = (row: Row): Contract => ({
  id: row.id,
  kind: row.kind as ContractKind,
  uplineId: row.upline_id,
  downlineId: row.downline_id,
  currency: row.currency,
  isPaidByHouse: row.is_paid_by_house,
  rhythm: row.rhythm as Rhythm,
  activeMembers: row.active_members,
  rateBp: row.rate_bp,
  profitRateBp: row.profit_rate_bp,
  lossRateBp: row.loss_rate_bp,
  validMinMinor: BigInt(row.valid_min_minor),
  lossMinMinor: BigInt(row.loss_min_minor),
  singleMinMinor: BigInt(row.single_min_minor),
  state: row.state as ContractState,
  createdAt: row.created_at,
  signedAt: row.signed_at ?? undefined,
  effectiveFrom: row.effective_from ?? undefined,
  endedAt: row.ended_at ?? undefined,
  endReason: row.end_reason ?? undefined,
})
