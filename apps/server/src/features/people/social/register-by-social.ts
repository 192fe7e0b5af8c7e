import type { LoginValue, RegisterBody } from '@fairground/contract'
import type { z } from 'zod'
import type { Tx } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, type Refused, refuse } from '../../../lib/outcome.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { registerMember } from '../members/index.ts'
import {
  findMemberOf,
  insertIdentity,
  lockSubject,
  lockTicket,
  removeTicket,
  type SocialSubject,
} from './social-store.ts'
import { browserHash } from './social-visit.ts'

type Body = Omit<z.output<typeof RegisterBody>, 'password'> & { socialTicket: string }

/** Opens an account for whom a provider vouched for, by the rules of every registration but for the password. */
export async function registerBySocial(
  call: Call,
  { socialTicket, ...body }: Body,
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const ticketHash = hashOfToken(socialTicket)
  let subject: SocialSubject | undefined
  return registerMember(call, 'registerSocial', body, {
    async refusal(tx) {
      const waiting = await waitingPerson(tx, call, ticketHash)
      if ('ok' in waiting) return waiting
      subject = waiting
      return undefined
    },
    async bind(tx, memberId) {
      if (!subject || !(await insertIdentity(tx, memberId, subject, call.app.clock.now())))
        throw new Error('the person of a locked ticket was added elsewhere')
      await removeTicket(tx, ticketHash)
      return { provider: subject.provider }
    },
  })
}

/** Whom the ticket stands for, held until the account is there; or why there is nobody. */
async function waitingPerson(tx: Tx, call: Call, ticketHash: Buffer): Promise<SocialSubject | Refused> {
  const browser = browserHash(call)
  const subject = browser && (await lockTicket(tx, ticketHash, browser, call.app.clock.now()))
  if (!subject) return refuse('CODE_EXPIRED')
  await lockSubject(tx, subject)
  return (await findMemberOf(tx, subject)) ? refuse('SOCIAL_TAKEN') : subject
}
