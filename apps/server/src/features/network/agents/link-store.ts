import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { agentMethod } from '../../people/members/index.ts'

export interface StoredLink {
  code: string
  type: number
  note: string
  rebateBp: number
  prizeGroup: number | null
  uses: number
  createdAt: Date
  expiresAt: Date | null
}

/** The links of an agent that are not deleted, the newest first, each with how many came by it. */
export async function listLinks(reader: Reader, agentId: string): Promise<StoredLink[]> {
  const rows = await reader
    .selectFrom('register_links as l')
    .select([
      'l.code',
      'l.type',
      'l.note',
      'l.rebate_bp as rebateBp',
      'l.prize_group as prizeGroup',
      'l.created_at as createdAt',
      'l.expires_at as expiresAt',
    ])
    .select((row) =>
      row
        .selectFrom('members as m')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('m.register_link', '=', 'l.code')
        .$asScalar()
        .$notNull()
        .as('uses'),
    )
    .where('l.agent_id', '=', agentId)
    .where('l.closed_at', 'is', null)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.code')
    .execute()
  return rows.map((row) => ({ ...row, uses: Number(row.uses) }))
}

/** The rebate that an agent has to give from; undefined where nobody said one. */
export async function findRebate(reader: Reader, agentId: string): Promise<number | undefined> {
  const row = await reader.selectFrom('members').select('rebate_bp').where('id', '=', agentId).executeTakeFirstOrThrow()
  return row.rebate_bp ?? undefined
}

/** The code that an agent has from the beginning, and how many came by it. */
export async function getOwnCode(reader: Reader, agentId: string): Promise<{ code: string; uses: number }> {
  const row = await reader
    .selectFrom('members as agent')
    .select(sql<string>`agent.referral_code`.as('code'))
    .select((own) =>
      own
        .selectFrom('members as m')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('m.recommender_id', '=', 'agent.id')
        .where('m.register_link', 'is', null)
        .where(sql<boolean>`m.registered_method is distinct from ${agentMethod}`)
        .$asScalar()
        .$notNull()
        .as('uses'),
    )
    .where('agent.id', '=', agentId)
    .executeTakeFirstOrThrow()
  return { code: row.code, uses: Number(row.uses) }
}

interface NewLink {
  code: string
  agent_id: string
  type: number
  note: string
  rebate_bp: number
  prize_group: number | null
  created_at: Date
  expires_at: Date | null
}

/** How many links an agent has; one at a time adds another one. */
export async function lockLinks(tx: Tx, agentId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`register-links:${agentId}`}, 0))`.execute(tx)
  return (await listLinks(tx, agentId)).length
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx.insertInto('register_links').values(link).execute()
}

/** False for a link that is none of the agent's, or deleted already. */
export async function closeLink(
  tx: Tx,
  { code, agentId, now }: { code: string; agentId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('register_links')
    .set({ closed_at: now })
    .where('code', '=', code)
    .where('agent_id', '=', agentId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
