import { checkRegistrationField, type MemberInfo, normaliseField } from '@fairground/contract'
import { isHouseName } from '@fairground/contract/house-names'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuseField } from '../../../../lib/outcome.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import type { MemberSession } from '../../identity/index.ts'
import { saveNickname } from '../member-store.ts'
import { readMemberInfo } from './read-member-info.ts'

/** Gives the member another nickname, by the rule that the registration form has for it. */
export async function changeNickname(
  call: Call,
  { memberId }: MemberSession,
  nickname: string,
): Promise<Outcome<MemberInfo>> {
  const { registration, facts } = await getSiteRules(call.app)
  const rule = { ...registration.nickname, required: true }
  const breach = checkRegistrationField('nickname', rule, { nickname }, facts)
  if (breach) return refuseField('nickname', breach.key, breach.args)
  if (isHouseName(nickname)) return refuseField('nickname', 'validation.reserved')
  return transact(call.app.db, async (tx) => {
    await saveNickname(tx, memberId, normaliseField(nickname))
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.nickname-changed',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(await readMemberInfo(call, tx, memberId))
  })
}
