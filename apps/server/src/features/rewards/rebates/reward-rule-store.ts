import type { RewardKind } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { RewardRule } from './reward-rule.ts'

const versionsMax = 500

/** Every version, newest first. */
export async function listRules(reader: Reader): Promise<RewardRule[]> {
  const rows = await reader
    .selectFrom('reward_rules as r')
    .leftJoin('operators as o', 'o.id', 'r.published_by')
    .selectAll('r')
    .select(['o.username', sql<string>`r.effective_on::text`.as('starts')])
    .orderBy('r.id', 'desc')
    .limit(versionsMax)
    .execute()
  return rows.map((row) => ({
    ruleId: row.id,
    kind: row.kind as RewardKind,
    effectiveOn: row.starts,
    rates: row.rates as unknown as RewardRule['rates'],
    weights: row.weights as unknown as RewardRule['weights'],
    publishedBy: row.username ?? undefined,
    publishedAt: row.published_at,
  }))
}

type NewRule = Omit<RewardRule, 'ruleId' | 'publishedBy'> & { staffId: string }

/** Id of the version; publishing is serialised. */
export async function addRule(tx: Tx, rule: NewRule): Promise<string> {
  const { id } = await tx
    .insertInto('reward_rules')
    .values({
      kind: rule.kind,
      effective_on: sql<Date>`${rule.effectiveOn}::date`,
      rates: JSON.stringify(rule.rates),
      weights: JSON.stringify(rule.weights),
      published_by: rule.staffId,
      published_at: rule.publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
