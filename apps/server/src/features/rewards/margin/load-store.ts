import type { ContractKind } from '@fairground/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { Load } from './margin.ts'

/** A contract that is about to be signed; it takes the place of the downline's earlier one of its kind. */
export interface Candidate {
  contractId: string
  kind: ContractKind
  downlineId: string
  isPaidByHouse: boolean
  rateBp: number
}

export interface SignedRate {
  contractId: string
  kind: ContractKind
  rateBp: number
}

/** The best of what a bet can earn: whoever plays for a salary of winning and losing bets chooses the higher. */
const bestRate = sql`greatest(rate_bp, profit_rate_bp, loss_rate_bp)`

/** The highest signed rate of each kind. */
export async function listHighestRates(reader: Reader): Promise<SignedRate[]> {
  const { rows } = await sql<{ id: string; kind: ContractKind; rate: number }>`
    select distinct on (kind) id, kind, ${bestRate} as rate from agent_contracts where state = 'signed'
    order by kind, 3 desc, id`.execute(reader)
  return rows.map(({ id, kind, rate }) => ({ contractId: id, kind, rateBp: rate }))
}

/**
 * What the signed contracts pay on a bet in the team of each downline, by kind: the downline's own contract, whoever pays
 * it, and everything that the house pays above. With a candidate only what it adds to: the downline's team.
 */
export async function listLoads(reader: Reader, candidate?: Candidate): Promise<Load[]> {
  const { rows } = await sql<{ head: string; kind: ContractKind; rate: string; contract_id: string }>`
    with signed as materialized (
      select id, kind, downline_id, is_paid_by_house, ${bestRate} as rate from agent_contracts
      where state = 'signed' and kind <> 'dividend' ${candidate ? replacedBy(candidate) : sql``}
    ), heads as (
      select distinct downline_id as id from signed ${candidate ? below(candidate) : sql``}
    ), paid as (
      select h.id as head, s.id, s.kind, s.rate, true as is_own from heads h join signed s on s.downline_id = h.id
      union all
      select h.id, s.id, s.kind, s.rate, false from heads h join member_tree t on t.descendant_id = h.id
        join signed s on s.downline_id = t.ancestor_id and s.is_paid_by_house
    )
    select head, kind, sum(rate)::text as rate, (array_agg(id order by is_own desc, rate desc, id))[1] as contract_id
    from paid group by 1, 2 order by 1, 2`.execute(reader)
  return rows.map((row) => ({
    memberId: row.head,
    kind: row.kind,
    rateBp: Number(row.rate),
    contractId: row.contract_id,
  }))
}

const replacedBy = ({ contractId, kind, downlineId, isPaidByHouse, rateBp }: Candidate): RawBuilder<unknown> => sql`
  and not (kind = ${kind} and downline_id = ${downlineId})
  union all
  select ${contractId}::text, ${kind}::text, ${downlineId}::text, ${isPaidByHouse}::boolean, ${rateBp}::integer`

const below = ({ downlineId }: Candidate): RawBuilder<unknown> => sql`
  where downline_id = ${downlineId} or downline_id in (
    select t.descendant_id from member_tree t where t.ancestor_id = ${downlineId})`
