import { accountType } from '@fairground/contract'
import type { Tx } from '../../../../db/db.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import type { Member } from '../member.ts'
import { lockMember } from '../member-store.ts'

/** An account that has an owner: not a trial, and not closed. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function lockOwned(tx: Tx, memberId: string): Promise<Outcome<Member>> {
  const member = await lockMember(tx, memberId)
  if (!member) return refuse('NOT_FOUND')
  return member.type === accountType.trial || member.status === 'closed' ? refuse('STATE_CONFLICT') : ok(member)
}
