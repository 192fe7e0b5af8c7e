import { accountType, agentTypes } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { InvitationRow } from './invitation-view.ts'

/** Codes of the house that staff see at once. */
const listMax = 200

export interface Inviter {
  /** As it was given out. */
  code: string
  /** Null where the house itself invites. */
  agentId: string | null
  /** What kind of account it opens. */
  type: number
  /** Whether it is a link of an agent, beside the agent's own code. */
  isLink: boolean
}

const member = sql<number>`${accountType.member}::integer`

/** The owner of a valid invitation: the house, an agent, or an agent's link. Case-insensitive. */
export async function findInviter(reader: Reader, code: string, now: Date): Promise<Inviter | undefined> {
  const wanted = code.toUpperCase()
  return reader
    .selectFrom('invitation_codes')
    .select(['code', sql<string | null>`null`.as('agentId'), member.as('type'), sql<boolean>`false`.as('isLink')])
    .where('code', '=', wanted)
    .where('closed_at', 'is', null)
    .unionAll(
      reader
        .selectFrom('members')
        .select([
          sql<string>`referral_code`.as('code'),
          'id as agentId',
          member.as('type'),
          sql<boolean>`false`.as('isLink'),
        ])
        .where('referral_code', '=', wanted)
        .where('status', '=', 'active')
        .where('type', 'in', agentTypes),
    )
    .unionAll(
      reader
        .selectFrom('register_links as l')
        .innerJoin('members as agent', 'agent.id', 'l.agent_id')
        .select(['l.code', 'l.agent_id as agentId', 'l.type', sql<boolean>`true`.as('isLink')])
        .where('l.code', '=', wanted)
        .where('l.closed_at', 'is', null)
        .where((row) => row.or([row('l.expires_at', 'is', null), row('l.expires_at', '>', now)]))
        .where('agent.status', '=', 'active')
        .where('agent.type', 'in', agentTypes),
    )
    .limit(1)
    .executeTakeFirst()
}

/** Id of the member whose referral code this is. Suspended and closed accounts recommend nobody. */
export async function findRecommender(reader: Reader, code: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('members')
    .select('id')
    .where('referral_code', '=', code.toUpperCase())
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.id
}

interface NewInvitation {
  code: string
  note: string
  created_at: Date
  created_by: string
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  await tx.insertInto('invitation_codes').values(invitation).execute()
}

/** False when there is no such code, or it is closed already. */
export async function closeCode(tx: Tx, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitation_codes')
    .set({ closed_at: now })
    .where('code', '=', code)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The newest ones with how many came in by each. */
export const listInvitations = (reader: Reader): Promise<InvitationRow[]> =>
  invitations(reader).orderBy('i.created_at', 'desc').orderBy('i.code').limit(listMax).execute()

export const getInvitation = (reader: Reader, code: string): Promise<InvitationRow> =>
  invitations(reader).where('i.code', '=', code).executeTakeFirstOrThrow()

const invitations = (reader: Reader) =>
  reader
    .selectFrom('invitation_codes as i')
    .select(['i.code', 'i.note', 'i.created_at', 'i.created_by', 'i.closed_at'])
    .select((row) =>
      row
        .selectFrom('members as m')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('m.invitation_code', '=', 'i.code')
        .$asScalar()
        .$notNull()
        .as('used_count'),
    )
