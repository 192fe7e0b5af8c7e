import { accountType, type LoginOutcome } from '@fairground/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import { readPage } from '../../../../db/read-page.ts'
import type { Call } from '../../../../lib/call.ts'
import { newId } from '../../../../lib/ids.ts'
import type { StoredLogin } from '../security/security-view.ts'

const userAgentLengthMax = 512

export async function saveLoginRecord(tx: Tx, call: Call, memberId: string, outcome: LoginOutcome): Promise<void> {
  const now = call.app.clock.now()
  await tx
    .insertInto('login_history')
    .values({
      id: newId('lgn', now.getTime()),
      member_id: memberId,
      at: now,
      outcome,
      ip: call.ip,
      user_agent: call.userAgent.slice(0, userAgentLengthMax),
    })
    .execute()
}

export const saveWrongTry = (call: Call, account: string): Promise<void> =>
  saveTryOf(call, sql`lower(account) = ${account.toLowerCase()}`, 'wrong-password')

/** A wrong code of the number; `mobileKey` is what finds it. */
export const saveWrongCode = (call: Call, mobileKey: Buffer): Promise<void> =>
  saveTryOf(call, sql`mobile_key = ${mobileKey}`, 'wrong-code')

/** One statement whether or not the account exists, and no wait for the disk: the time of the answer tells nothing. */
async function saveTryOf(
  { app, ip, userAgent }: Call,
  isMember: RawBuilder<unknown>,
  outcome: LoginOutcome,
): Promise<void> {
  const now = app.clock.now()
  await sql`
    with quiet as materialized (select set_config('synchronous_commit', 'off', true))
    insert into login_history (id, member_id, at, outcome, ip, user_agent)
    select ${newId('lgn', now.getTime())}, id, ${now}, ${outcome}, ${ip}, ${userAgent.slice(0, userAgentLengthMax)}
    from members, quiet where ${isMember} and type <> ${accountType.trial}`.execute(app.db)
}

/** A page of one member's entries and refused tries, newest first, and how many there are. */
export async function listLogins(
  reader: Reader,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: StoredLogin[]; total: number }> {
  return readPage(
    reader
      .selectFrom('login_history')
      .where('member_id', '=', memberId)
      .select(['id', 'at', 'outcome', 'ip', 'user_agent as userAgent'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc'),
    { pageNo, pageSize },
  )
}
