import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { defaultProfile, type PolicyRow } from './policy.ts'

export const listPolicyRows = (reader: Reader): Promise<PolicyRow[]> =>
  reader
    .selectFrom('jurisdiction_policy')
    .select(['profile', 'key', 'value'])
    .select(sql<string>`effective_on::text`.as('effectiveOn'))
    .execute()

export interface Choice {
  chosen: string
  chosenAt: Date | undefined
}

export async function findChoice(reader: Reader): Promise<Choice> {
  const row = await reader
    .selectFrom('site_policies')
    .select(['profile', 'chosen_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { chosen: row?.profile ?? defaultProfile, chosenAt: row?.chosen_at }
}

export const addChoice = (tx: Tx, choice: { profile: string; at: Date; by: string }): Promise<unknown> =>
  tx
    .insertInto('site_policies')
    .values({ profile: choice.profile, chosen_at: choice.at, chosen_by: choice.by })
    .execute()
