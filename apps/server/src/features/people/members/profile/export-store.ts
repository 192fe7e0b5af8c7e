import type { Selectable } from 'kysely'
import type { Reader } from '../../../../db/db.ts'
import type { Deposits, LoginHistory, MemberDetails, Members, Withdrawals } from '../../../../db/schema.gen.ts'
import { listAcceptances } from '../registration/terms-acceptance-store.ts'

/** The newest of each kind; older ones are given on request. */
const rowsMax = 5000

export interface KeptOfMember {
  member: Selectable<Members>
  details: Pick<Selectable<MemberDetails>, 'field' | 'sealed'>[]
  terms: Awaited<ReturnType<typeof listAcceptances>>
  logins: Pick<Selectable<LoginHistory>, 'at' | 'outcome' | 'ip' | 'user_agent'>[]
  deposits: Pick<Selectable<Deposits>, MovementColumn>[]
  withdrawals: Pick<Selectable<Withdrawals>, MovementColumn>[]
}

type MovementColumn = 'created_at' | 'amount_minor' | 'currency' | 'state'

/** Every row that speaks of the member and that the member may read. */
export async function readKept(reader: Reader, memberId: string): Promise<KeptOfMember> {
  const movement = ['created_at', 'amount_minor', 'currency', 'state'] as const
  const [member, details, terms, logins, deposits, withdrawals] = await Promise.all([
    reader.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow(),
    reader.selectFrom('member_details').select(['field', 'sealed']).where('member_id', '=', memberId).execute(),
    listAcceptances(reader, memberId),
    reader
      .selectFrom('login_history')
      .select(['at', 'outcome', 'ip', 'user_agent'])
      .where('member_id', '=', memberId)
      .orderBy('at', 'desc')
      .limit(rowsMax)
      .execute(),
    reader
      .selectFrom('deposits')
      .select(movement)
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .limit(rowsMax)
      .execute(),
    reader
      .selectFrom('withdrawals')
      .select(movement)
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .limit(rowsMax)
      .execute(),
  ])
  return { member, details, terms, logins, deposits, withdrawals }
}

/** Whether a deposit still waits for its money or a game round is still open. */
export async function hasMoneyUnderWay(reader: Reader, memberId: string): Promise<boolean> {
  const [deposit, round] = await Promise.all([
    reader
      .selectFrom('deposits')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', '=', 'pending')
      .limit(1)
      .executeTakeFirst(),
    reader
      .selectFrom('game_rounds')
      .select('round_id')
      .where('member_id', '=', memberId)
      .where('state', '=', 'open')
      .limit(1)
      .executeTakeFirst(),
  ])
  return deposit !== undefined || round !== undefined
}
