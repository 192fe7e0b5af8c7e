import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { type Tx, transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, refuse } from '../../../../lib/outcome.ts'
import { findContacts, noticeOfChange } from '../security/contacts.ts'
import { endThese } from '../sessions/end-sessions.ts'
import { rememberedCookie, setRemembered } from '../sessions/remember-login.ts'
import { newRemembered, type RememberedCookie, rememberedState } from '../sessions/remembered-login.ts'
import {
  findRemembered,
  lockRemembered,
  removeRemembered,
  saveRememberedUsed,
} from '../sessions/remembered-login-store.ts'
import { admitMember } from './admit-member.ts'
import { saveLoginRecord } from './login-history-store.ts'

type Entered = z.infer<typeof LoginValue>

/** Whether the caller's browser may log the account in; no without its cookie, whether or not the account exists. */
export async function isRemembered(call: Call, username: string): Promise<boolean> {
  const held = rememberedCookie(call)
  const found = held && (await findRemembered(call.app.db, held.selector))
  if (!found || !isNameOf(found, username)) return false
  const state = rememberedState(found, held.validatorHash, call.app.clock.now())
  return state === 'good' || state === 'repeated'
}

/** Log-in by what the browser holds. Wherever that is not enough the password is asked for. */
export async function enterRemembered(call: Call, username: string): Promise<Outcome<Entered>> {
  const held = rememberedCookie(call)
  if (!held) return refuse('PASSWORD_REQUIRED')
  return transact(call.app.db, (tx) => enterBy(tx, call, held, username))
}

async function enterBy(tx: Tx, call: Call, held: RememberedCookie, username: string): Promise<Outcome<Entered>> {
  const { selector } = held
  const now = call.app.clock.now()
  const found = await lockRemembered(tx, selector)
  const state = found && rememberedState(found, held.validatorHash, now)
  if (found && state === 'stolen') await revokeStolen(tx, call, found.memberId, selector)
  if (!found || state === 'stolen' || state === 'over') {
    setRemembered(call, '', 0)
    return refuse('PASSWORD_REQUIRED')
  }
  if (!isNameOf(found, username)) return refuse('PASSWORD_REQUIRED')
  if (state === 'good') await renew(tx, call, selector, found.expiresAt)
  return admitMember(tx, call, {
    memberId: found.memberId,
    area: undefined,
    firstStep: 'password',
    rememberedBy: selector,
  })
}

const isNameOf = ({ account }: { account: string }, username: string): boolean =>
  account.toLowerCase() === username.toLowerCase()

/** The cookie that was used is worth nothing any more; its day goes on. */
async function renew(tx: Tx, call: Call, selector: Buffer, expiresAt: Date): Promise<void> {
  const now = call.app.clock.now()
  const next = newRemembered(selector)
  await saveRememberedUsed(tx, selector, next.validatorHash, now)
  setRemembered(call, next.text, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000))
}

/** Thief and owner are indistinguishable: both must log in again, and the owner is notified. */
async function revokeStolen(tx: Tx, call: Call, memberId: string, selector: Buffer): Promise<void> {
  await removeRemembered(tx, selector)
  await endThese(tx, { rememberedBy: selector }, 'ended', call.app.clock.now())
  await saveLoginRecord(tx, call, memberId, 'refused')
  await recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action: 'member.remembered-stolen',
    subject: memberId,
    ip: call.ip,
    requestId: call.requestId,
  })
  const to = [await findContacts(call.app, tx, memberId)]
  await noticeOfChange(tx, call.app, { memberId, kind: 'remembered-stolen', to })
}
