import { accountType, type LoginValue, normaliseField, type RegisterBody } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { isCommonPassword } from '../../lib/common-passwords.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, type Refused, refuse } from '../../lib/outcome.ts'
import { hashPassword } from '../../lib/password.ts'
import { requirePass } from '../challenge/index.ts'
import { enter } from '../identity/index.ts'
import { getSiteRules, type SiteRules } from '../site/index.ts'
import { openWallet } from '../wallet/index.ts'
import { takeAccountOpening } from './account-openings.ts'
import { drawAvatar } from './avatar-key.ts'
import { insertMember } from './member-store.ts'
import { sealPayeeName } from './payee-name.ts'
import { checkRegistration } from './registration.ts'

type Body = z.output<typeof RegisterBody>

/** Opens a member's account by username and lets its owner in. Whatever else was sent is not read: the type is always member. */
export async function registerMember(call: Call, body: Body): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  const rules = await getSiteRules(app)
  const refused = refusalOf(body, rules)
  if (refused) return refused
  const pass = await requirePass(call, 'register', body)
  if (!pass.ok) return pass
  const tooMany = await takeAccountOpening(call, 'register')
  if (tooMany) return tooMany
  const passwordHash = await hashPassword(body.password)
  const now = app.clock.now()
  const memberId = newId('mbr', now.getTime())
  const account = normaliseField(body.username)
  const { currency } = app.config
  return transact(app.db, async (tx) => {
    const isAdded = await insertMember(tx, {
      memberId,
      account,
      type: accountType.member,
      currency,
      icon: drawAvatar(),
      language: call.language,
      passwordHash,
      payeeNameSealed:
        body.payeeName && rules.registration.payeeName.enabled ? sealPayeeName(app, memberId, body.payeeName) : null,
      termsVersion: body.termsVersion,
      domain: body.domain,
      url: body.registerUrl,
      ip: call.ip,
      now,
      expiresAt: null,
    })
    if (!isAdded) return refuse('USERNAME_TAKEN', { value: { errors: [{ field: 'username', key: 'USERNAME_TAKEN' }] } })
    await openWallet(tx, memberId, currency)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.registered',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(await enter(tx, call, { memberId, lastLoginAt: null, mustChangePassword: false }))
  })
}

function refusalOf(body: Body, { flags, registration }: SiteRules): Refused | undefined {
  if (!flags.USERNAMEREG3) return refuse('FEATURE_OFF')
  const { username, password, payeeName, affiliateCode, referralCode } = body
  const errors = checkRegistration(
    { username, password, payeeName, affiliateCode, referralCode },
    registration,
    isCommonPassword,
  )
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  // Codes are given out by agents, of whom this release has none: no code can be right.
  if (affiliateCode) return refuse('INVITATION_CODE_ERROR')
  return flags.DIRECTREG3 ? undefined : refuse('FEATURE_OFF')
}
