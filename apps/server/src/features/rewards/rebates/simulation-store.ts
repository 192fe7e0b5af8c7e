import type { RewardKind } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { RuleSpan } from '../margin/index.ts'
import { betsOfAll, type Days, rewardCells } from './reward-cells-store.ts'
import type { PaidSum } from './simulation.ts'

interface Simulated {
  kind: RewardKind
  currency: string
  days: Days
  rule: Pick<RuleSpan, 'rates' | 'weights'>
}

interface SumRow {
  period: string
  game_type: string
  rank: number
  valid_minor: string
  ggr_minor: string
  amount_minor: string
  member_count: string
}

/** What this rule would have paid on these days, as if it had always counted. */
export async function sumSimulated(
  reader: Reader,
  { kind, currency, days, rule }: Simulated,
): Promise<{ sums: PaidSum[]; memberCount: number }> {
  const rules: RuleSpan[] = [{ from: '0001-01-01', until: '9999-12-31', ...rule }]
  const { rows } = await sql<SumRow>`
    with ${rewardCells({ kind, source: betsOfAll(currency, days), rules, isDraft: true })}
    select c.period::text as period, c.game_type, c.rank, sum(c.valid_minor) as valid_minor,
      sum(c.ggr_minor) as ggr_minor, sum(c.amount_minor) as amount_minor,
      (select count(distinct p.member_id) from cells p where p.amount_minor > 0) as member_count
    from cells c group by 1, 2, 3 order by 1, 2, 3`.execute(reader)
  const sums = rows.map((row) => ({
    period: row.period,
    gameType: row.game_type,
    rank: row.rank,
    validMinor: BigInt(row.valid_minor),
    ggrMinor: BigInt(row.ggr_minor),
    amountMinor: BigInt(row.amount_minor),
  }))
  return { sums, memberCount: Number(rows[0]?.member_count ?? 0) }
}
