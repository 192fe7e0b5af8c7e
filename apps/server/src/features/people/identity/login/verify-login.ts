import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { type Tx, transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../../lib/outcome.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { hasMethod } from '../second-step/find-second-step.ts'
import { trustDevice } from '../second-step/trust-device.ts'
import { checkCode, type TypedMethod } from '../security/check-code.ts'
import { clearCodeTries, takeCodeTry } from '../security/code-tries.ts'
import { checkSentCode } from '../security/sent-code.ts'
import { enterNow, refuseEntry } from './admit-member.ts'
import { lockCredentials } from './credentials-store.ts'
import { saveLoginRecord } from './login-history-store.ts'
import { findTicket, type LoginTicket, spendTicket } from './login-ticket-store.ts'

interface Body {
  verifyTicket: string
  method: TypedMethod
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
  const { memberId } = ticket
  const spend = await findProof(call, ticket, body)
  if (!spend.ok) return spend
  const outcome = await transact(app.db, (tx) =>
    passSecondStep(
      tx,
      call,
      { hash, ticket, trustDevice: body.trustDevice },
      async () => (await hasMethod(tx, call, ticket, body.method)) && spend.value(tx),
    ),
  )
  if (outcome.ok) await clearCodeTries(call, memberId, body.method)
  return outcome
}

type Spend = (tx: Tx) => Promise<boolean>

/** Uses up the proof; false if there is none. A sent code is compared outside the transaction, so its try counts whatever follows. */
async function findProof(call: Call, ticket: LoginTicket, { method, code }: Body): Promise<Outcome<Spend>> {
  if (method !== 'mobile' && method !== 'email')
    return ok((tx) => checkCode(tx, call, ticket.memberId, { method, code }))
  return checkSentCode(call, ticket.memberId, { method, code })
}

interface Waiting {
  /** Of the ticket. */
  hash: Buffer
  ticket: LoginTicket
  trustDevice: boolean
}

/** Lets the log-in go on whose second step fits; a wrong one is in the member's history. */
export async function passSecondStep(
  tx: Tx,
  call: Call,
  { hash, ticket, trustDevice: isTrusted }: Waiting,
  fits: () => Promise<boolean>,
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const member = await lockCredentials(tx, ticket.memberId)
  if (!(await fits())) {
    await saveLoginRecord(tx, call, member.memberId, 'wrong-code')
    return refuse('CODE_INVALID')
  }
  if (!(await spendTicket(tx, hash))) return refuse('CODE_EXPIRED')
  const refused = await refuseEntry(tx, call, member, ticket)
  if (refused) return refused
  if (isTrusted) await trustDevice(tx, call, member.memberId)
  return ok(await enterNow(tx, call, member, ticket))
}
