import type { MemberInfo, SocialProvider } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { findContacts, type MemberSession, noticeOfChange, proveOwner } from '../identity/index.ts'
import { readMemberInfo } from '../members/index.ts'
import { provePerson, type SocialAnswer } from './prove-person.ts'
import { insertIdentity, removeIdentity } from './social-store.ts'

/** Adds the provider to the account of the member who left for it; the password was asked for then. */
export async function linkSocial(
  call: Call,
  { memberId }: MemberSession,
  answer: SocialAnswer,
): Promise<Outcome<MemberInfo>> {
  const { db, clock } = call.app
  const proven = await provePerson(call, answer, memberId)
  if (!proven.ok) return proven
  const { subject } = proven.value
  return transact(db, async (tx) => {
    if (!(await insertIdentity(tx, memberId, subject, clock.now()))) return refuse('SOCIAL_TAKEN')
    await tell(tx, call, memberId, { kind: 'social-linked', provider: subject.provider })
    await record(tx, call, memberId, { action: 'member.social-linked', provider: subject.provider })
    return ok(await readMemberInfo(call, tx, memberId))
  })
}

/** Takes the provider off the account, after the password: that one stays a way in. */
export async function unlinkSocial(
  call: Call,
  { memberId }: MemberSession,
  { provider, password }: { provider: SocialProvider; password: string },
): Promise<Outcome<MemberInfo>> {
  const refused = await proveOwner(call, memberId, password)
  if (refused) return refused
  return transact(call.app.db, async (tx) => {
    if (!(await removeIdentity(tx, memberId, provider))) return refuse('STATE_CONFLICT')
    await tell(tx, call, memberId, { kind: 'social-unlinked', provider })
    await record(tx, call, memberId, { action: 'member.social-unlinked', provider })
    return ok(await readMemberInfo(call, tx, memberId))
  })
}

const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

/** The owner hears of it on every channel: a new way in is what a thief would add. */
const tell = async (
  tx: Tx,
  { app }: Call,
  memberId: string,
  { kind, provider }: { kind: 'social-linked' | 'social-unlinked'; provider: SocialProvider },
) => {
  const to = [await findContacts(app, tx, memberId)]
  await noticeOfChange(tx, app, { memberId, kind, args: { provider: names[provider] }, to })
}

const record = (
  tx: Tx,
  call: Call,
  memberId: string,
  { action, provider }: { action: `member.${string}`; provider: SocialProvider },
) =>
  recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action,
    subject: memberId,
    detail: { provider },
    ip: call.ip,
    requestId: call.requestId,
  })
