import type { LoginValue, VerifyMethod } from '@fairground/contract'
import type { z } from 'zod'
import { type Tx, transact } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../lib/outcome.ts'
import { hashOfToken } from '../../lib/secret-box.ts'
import { enterNow, refuseEntry } from './admit-member.ts'
import { checkCode } from './check-code.ts'
import { clearCodeTries, takeCodeTry } from './code-tries.ts'
import { lockCredentials } from './credentials-store.ts'
import { hasMethod } from './find-second-step.ts'
import { saveLoginRecord } from './login-history-store.ts'
import { findTicket, type LoginTicket, spendTicket } from './login-ticket-store.ts'
import { trustDevice } from './trust-device.ts'

interface Body {
  verifyTicket: string
  method: VerifyMethod
  code: string
  trustDevice: boolean
}

/** Second step of a log-in. A ticket is good for one entry; a wrong code counts against the member, not the ticket. */
export async function verifyLogin(call: Call, body: Body): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  const hash = hashOfToken(body.verifyTicket)
  const ticket = await findTicket(app.db, hash, app.clock.now())
  if (!ticket) return refuse('CODE_EXPIRED')
  const retryAfter = await takeCodeTry(call, ticket.memberId, body.method)
  if (retryAfter) return refuseFor(retryAfter)
  const outcome = await transact(app.db, (tx) => verify(tx, call, { hash, ticket, body }))
  if (outcome.ok) await clearCodeTries(call, ticket.memberId, body.method)
  return outcome
}

async function verify(
  tx: Tx,
  call: Call,
  { hash, ticket, body }: { hash: Buffer; ticket: LoginTicket; body: Body },
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const member = await lockCredentials(tx, ticket.memberId)
  const { memberId } = member
  if (!(await hasMethod(tx, memberId, body.method)) || !(await checkCode(tx, call, memberId, body))) {
    await saveLoginRecord(tx, call, memberId, 'wrong-code')
    return refuse('CODE_INVALID')
  }
  if (!(await spendTicket(tx, hash))) return refuse('CODE_EXPIRED')
  const refused = await refuseEntry(tx, call, member, ticket)
  if (refused) return refused
  if (body.trustDevice) await trustDevice(tx, call, memberId)
  return ok(await enterNow(tx, call, member))
}
