import {
  accountType,
  type LoginValue,
  normaliseField,
  type RegisterBody,
  type RegistrationValues,
  shownFields,
} from '@fairground/contract'
import type { z } from 'zod'
import { type Tx, transact } from '../../db/db.ts'
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
import { checkInvitation, checkReferral } from './check-invitation.ts'
import { insertDetails, isMobileTaken } from './member-detail-store.ts'
import { keptDetails, mobileIndex, sealDetails } from './member-details.ts'
import { insertMember } from './member-store.ts'
import { newCode } from './new-code.ts'
import { sealPayeeName } from './payee-name.ts'
import { checkRegistration } from './registration.ts'

type Body = z.output<typeof RegisterBody>

/** Who let somebody in: an invitation code of the house, a member's referral code, or nobody. */
interface Invitation {
  invitationCode: string | null
  recommenderId: string | null
}

/** Opens a member's account by username and lets its owner in. Whatever else was sent is not read: the type is always member. */
export async function registerMember(call: Call, body: Body): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const rules = await getSiteRules(call.app)
  const values = readValues(body, rules)
  const refused = refusalOf(body, values, rules)
  if (refused) return refused
  const invitation = await findInvitation(call, values)
  if (!invitation.ok) return invitation
  const pass = await requirePass(call, 'register', body)
  if (!pass.ok) return pass
  const tooMany = await takeAccountOpening(call, 'register')
  if (tooMany) return tooMany
  const hashes = {
    passwordHash: await hashPassword(normaliseField(body.password)),
    paymentPasswordHash: values.paymentPassword ? await hashPassword(values.paymentPassword) : null,
  }
  return transact(call.app.db, (tx) => openAccount(tx, call, body, { values, rules, ...invitation.value, ...hashes }))
}

/** What was sent of the fields that the form shows; the others are as if nobody had sent them. An address may carry a code beside the form. */
function readValues(body: Body, { registration, facts }: SiteRules): RegistrationValues {
  const shown = shownFields(registration)
  const values = Object.fromEntries(shown.map((field) => [field, normaliseField(body[field] ?? '')]))
  const dialingCode = body.countryDialingCode?.replace(/^\+/, '') || facts.countries[0]?.countryDialingCode
  return { ...values, affiliateCode: normaliseField(body.affiliateCode ?? ''), countryDialingCode: dialingCode }
}

function refusalOf(body: Body, values: RegistrationValues, rules: SiteRules): Refused | undefined {
  if (!rules.flags.USERNAMEREG3 || (!rules.flags.DIRECTREG3 && !values.affiliateCode)) return refuse('FEATURE_OFF')
  const errors = checkRegistration(values, rules.registration, rules.facts, isCommonPassword)
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  return body.termsVersion === rules.termsVersion ? undefined : refuse('TERMS_CHANGED')
}

async function findInvitation(call: Call, values: RegistrationValues): Promise<Outcome<Invitation>> {
  const invitation = values.affiliateCode ? await checkInvitation(call, values.affiliateCode) : ok(null)
  if (!invitation.ok) return invitation
  const recommender = values.referralCode ? await checkReferral(call, values.referralCode) : ok(null)
  if (!recommender.ok) return recommender
  return ok({ invitationCode: invitation.value, recommenderId: recommender.value })
}

interface Account extends Invitation {
  values: RegistrationValues
  rules: SiteRules
  passwordHash: string
  paymentPasswordHash: string | null
}

async function openAccount(tx: Tx, call: Call, body: Body, account: Account) {
  const { app, ip, requestId } = call
  const { values, invitationCode, recommenderId } = account
  const details = keptDetails(values, values.countryDialingCode ?? '')
  if (details.mobileNum && (await isMobileTaken(tx, mobileIndex(app, details.mobileNum))))
    return refuse('MOBILE_TAKEN', { value: { errors: [{ field: 'mobileNum', key: 'MOBILE_TAKEN' }] } })
  const now = app.clock.now()
  const memberId = newId('mbr', now.getTime())
  const isAdded = await insertMember(tx, {
    memberId,
    account: values.username ?? '',
    nickname: values.nickname || (values.username ?? ''),
    type: accountType.member,
    currency: app.config.currency,
    icon: drawAvatar(),
    language: call.language,
    passwordHash: account.passwordHash,
    paymentPasswordHash: account.paymentPasswordHash,
    payeeNameSealed: values.payeeName ? sealPayeeName(app, memberId, values.payeeName) : null,
    referralCode: newCode(),
    recommenderId,
    invitationCode,
    termsVersion: body.termsVersion,
    domain: body.domain,
    url: body.registerUrl,
    method: body.registerMethod,
    ip,
    now,
    expiresAt: null,
  })
  if (!isAdded) return refuse('USERNAME_TAKEN', { value: { errors: [{ field: 'username', key: 'USERNAME_TAKEN' }] } })
  await insertDetails(tx, memberId, sealDetails(app, memberId, details))
  await openWallet(tx, memberId, app.config.currency)
  await recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action: 'member.registered',
    subject: memberId,
    detail: { ...(invitationCode && { invitationCode }), ...(recommenderId && { recommenderId }) },
    ip,
    requestId,
  })
  return ok(await enter(tx, call, { memberId, lastLoginAt: null, mustChangePassword: false }))
}
