import { type RewardKind, rebateTypes } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'
import type { CertifiedGame } from './return-guard.ts'
import { type RewardRule, type RuleSpan, spansOf } from './reward-rule.ts'

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

/** The versions of one kind with the days on which they count. */
export const listSpans = async (reader: Reader, kind: RewardKind): Promise<RuleSpan[]> =>
  spansOf(await listRules(reader), kind)

type NewRule = Omit<RewardRule, 'ruleId' | 'publishedBy'> & { staffId: string }

/** Id of the version; whoever publishes waits for another. */
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

export const lockRules = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('reward-rules', 0))`.execute(tx)

/** Games of the categories that can earn a rebate, the highest return first. */
export async function listCertified(reader: Reader, language: Language): Promise<CertifiedGame[]> {
  const rows = await reader
    .selectFrom('games')
    .select(['node_id', 'names', 'game_type', 'rtp_bp', 'rebate_weight'])
    .where('game_type', 'in', [...rebateTypes])
    .where('vendor_status', '<>', 'retired')
    .orderBy('rtp_bp', 'desc')
    .orderBy('node_id')
    .execute()
  return rows.map((row) => {
    const names = row.names as Record<string, string>
    return {
      nodeId: row.node_id,
      name: names[language] ?? names.en ?? row.node_id,
      gameType: row.game_type,
      rtpBp: row.rtp_bp,
      rebateWeight: row.rebate_weight,
    }
  })
}
