import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { ReferralRule } from './referral-rule.ts'

export interface StoredRule extends ReferralRule {
  /** Names this version. */
  revision: string
}

interface StoredStep {
  friends: number
  bonusMinor: string
}

/** The rule in force. */
export async function getRule(reader: Reader): Promise<StoredRule> {
  const row = await reader.selectFrom('referral_rules').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!row) throw new Error('there is no rule of referrals')
  return {
    revision: row.id,
    isOn: row.is_on,
    depositMinor: BigInt(row.deposit_minor),
    validBetMinor: BigInt(row.valid_bet_minor),
    hintMinor: BigInt(row.hint_minor),
    steps: (row.steps as unknown as StoredStep[]).map(({ friends, bonusMinor }) => ({
      friends,
      bonusMinor: BigInt(bonusMinor),
    })),
  }
}

/** One change after the other. */
export const lockRules = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('referral_rules'))`.execute(tx)

export async function addRule(tx: Tx, rule: ReferralRule, by: { staffId: string; at: Date }): Promise<void> {
  const steps = rule.steps.map(({ friends, bonusMinor }) => ({ friends, bonusMinor: String(bonusMinor) }))
  await tx
    .insertInto('referral_rules')
    .values({
      is_on: rule.isOn,
      deposit_minor: String(rule.depositMinor),
      valid_bet_minor: String(rule.validBetMinor),
      hint_minor: String(rule.hintMinor),
      steps: JSON.stringify(steps),
      published_by: by.staffId,
      published_at: by.at,
    })
    .execute()
}
