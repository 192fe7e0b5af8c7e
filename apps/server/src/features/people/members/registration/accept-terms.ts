import type { MemberInfo } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import type { MemberSession } from '../../identity/index.ts'
import { readMemberInfo } from '../profile/read-member-info.ts'
import { saveAcceptance } from './terms-acceptance-store.ts'

/** The member agrees to the terms in force. Refusal: TERMS_CHANGED, when others are in force than those that were read. */
export async function acceptTerms(
  call: Call,
  { memberId }: MemberSession,
  version: string,
): Promise<Outcome<MemberInfo>> {
  const { app, ip, requestId } = call
  const { termsVersion } = await getSiteRules(app)
  if (version !== termsVersion) return refuse('TERMS_CHANGED')
  return transact(app.db, async (tx) => {
    const isNew = await saveAcceptance(tx, { memberId, version, ip, now: app.clock.now() })
    if (isNew)
      await recordAudit(tx, {
        actor: { kind: 'member', id: memberId },
        action: 'member.terms-accepted',
        subject: memberId,
        detail: { version },
        ip,
        requestId,
      })
    return ok(await readMemberInfo(call, tx, memberId))
  })
}
