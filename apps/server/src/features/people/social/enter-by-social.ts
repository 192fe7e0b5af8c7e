import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { newToken } from '../../../lib/ids.ts'
import { type Outcome, refuse } from '../../../lib/outcome.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { admitMember } from '../identity/index.ts'
import { isSocialRegistrationOpen } from '../members/index.ts'
import { provePerson, type SocialAnswer, type SocialPerson } from './prove-person.ts'
import { findMemberOf, insertTicket } from './social-store.ts'
import { ticketMs } from './social-visit.ts'

/**
 * Log-in by what a provider says. The account is the one that this person was added to: an account with the same e-mail
 * address is somebody else's until its owner adds the provider.
 */
export async function enterBySocial(
  call: Call,
  { area, ...answer }: SocialAnswer & { area?: 'agent' | undefined },
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { db } = call.app
  const proven = await provePerson(call, answer, null)
  if (!proven.ok) return proven
  const memberId = await findMemberOf(db, proven.value.subject)
  if (memberId) return transact(db, (tx) => admitMember(tx, call, { memberId, area, firstStep: 'provider' }))
  return area ? refuse('ERROR_NOT_AGENT') : offerAccount(call, proven.value)
}

/** Nobody is registered by surprise: the person chooses a name and agrees to the terms first. */
async function offerAccount(call: Call, person: SocialPerson): Promise<Outcome<never>> {
  const { db, clock } = call.app
  if (!(await isSocialRegistrationOpen(call.app))) return refuse('FEATURE_OFF')
  const socialTicket = newToken()
  const expiresAt = new Date(clock.now().getTime() + ticketMs)
  const { subject, browserHash, suggestion } = person
  await transact(db, (tx) => insertTicket(tx, hashOfToken(socialTicket), subject, { browserHash, expiresAt }))
  return refuse('REGISTRATION_REQUIRED', { value: { socialTicket, suggestion } })
}
