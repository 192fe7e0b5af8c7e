import {
  accountType,
  type LoginValue,
  mobileOf,
  normaliseField,
  plainValue,
  type RegisterMobileBody,
  type RegisterMode,
  type RegistrationField,
  type RegistrationValues,
  rulesOfMode,
  shownFields,
  wantsCode,
} from '@fairground/contract'
import type { z } from 'zod'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { isCommonPassword } from '../../../../lib/common-passwords.ts'
import { type Outcome, ok, type Refused, refuse } from '../../../../lib/outcome.ts'
import { hashPassword } from '../../../../lib/password.ts'
import { getSiteRules, type SiteRules } from '../../../site/site/index.ts'
import { checkCaptcha, requirePass } from '../../challenge/index.ts'
import { proveNumber } from '../profile/prove-number.ts'
import { takeAccountOpening } from './account-openings.ts'
import { checkInvitation, checkReferral } from './check-invitation.ts'
import { type Invitation, openAccount, type SocialWay } from './open-account.ts'
import { checkRegistration } from './registration.ts'

type Body = z.output<typeof RegisterMobileBody>

/** A registration mode and its rules. */
interface Form {
  mode: RegisterMode
  rules: SiteRules['registration']
  hasCode: boolean
}

/** Opens an account and lets its owner in. Whatever else was sent is not read: the type is member, unless an agent's link says otherwise. */
export async function registerMember(
  call: Call,
  mode: RegisterMode,
  body: Body,
  way?: SocialWay,
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const site = await getSiteRules(call.app)
  const rules = rulesOfMode(site.registration, mode, site.flags)
  const form = { mode, rules, hasCode: wantsCode(mode, site.flags) }
  const values = readValues(body, form, site)
  const refused = refusalOf(body, values, form, site)
  if (refused) return refused
  const invitation = await findInvitation(call, values)
  if (!invitation.ok) return invitation
  const stranger = await refuseStranger(call, body, rules)
  if (stranger) return stranger
  const tooMany = await takeAccountOpening(call, 'register')
  if (tooMany) return tooMany
  const proven = form.hasCode ? await proveNumber(call, values, body) : ok(undefined)
  if (!proven.ok) return proven
  const account = {
    name: mode === 'registerMobile' ? undefined : (values.username ?? ''),
    values,
    proven: proven.value,
    origin: body,
    way,
    ...invitation.value,
    passwordHash: values.password ? await hashPassword(values.password, call) : null,
    paymentPasswordHash: values.paymentPassword ? await hashPassword(values.paymentPassword, call) : null,
  }
  return transact(call.app.db, (tx) => openAccount(tx, call, account))
}

/** Submitted values of visible fields; others are ignored. A URL may carry a code beside the form. */
function readValues(body: Body, { rules }: Form, { facts }: SiteRules): RegistrationValues {
  const chosen = body.countryDialingCode?.replace(/^\+/, '') || facts.countries[0]?.countryDialingCode || ''
  const dialingCode = mobileOf(facts.countries, chosen, body.mobileNum ?? '')?.countryDialingCode ?? chosen
  const plain = (field: RegistrationField) =>
    normaliseField(plainValue(field, { ...body, countryDialingCode: chosen }, facts.countries))
  const values = Object.fromEntries(shownFields(rules).map((field) => [field, plain(field)]))
  return { ...values, affiliateCode: normaliseField(body.affiliateCode ?? ''), countryDialingCode: dialingCode }
}

function refusalOf(
  body: Body,
  values: RegistrationValues,
  { mode, rules, hasCode }: Form,
  { flags, facts, termsVersion }: SiteRules,
): Refused | undefined {
  if (!isModeOpen(mode, flags) || (!flags.DIRECTREG3 && !values.affiliateCode)) return refuse('FEATURE_OFF')
  const errors = checkRegistration(values, rules, facts, isCommonPassword)
  if (hasCode && !body.verificationCode && !body.idToken)
    errors.push({ field: 'verificationCode', key: 'validation.required' })
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  return body.termsVersion === termsVersion ? undefined : refuse('TERMS_CHANGED')
}

/** Refuses a registration that no person seems to make. */
async function refuseStranger(call: Call, body: Body, { captcha }: Form['rules']): Promise<Refused | undefined> {
  const pass = await requirePass(call, 'register', body)
  if (!pass.ok) return pass
  // Who cannot see pictures answers the question, which stands for the captcha too.
  return captcha.enabled && pass.value !== 'question' ? checkCaptcha(call, body.captcha) : undefined
}

const isModeOpen = (mode: RegisterMode, { USERNAMEREG3, MOBILENUMREG3 }: SiteRules['flags']): boolean =>
  (mode !== 'register' && MOBILENUMREG3) || (mode !== 'registerMobile' && USERNAMEREG3)

/** Whether whom a provider vouches for can have an account, be it by invitation only. */
export const isSocialRegistrationOpen = async (app: AppContext): Promise<boolean> =>
  isModeOpen('registerSocial', (await getSiteRules(app)).flags)

const nobody = { code: null, agentId: null, type: accountType.member, isLink: false }

async function findInvitation(call: Call, values: RegistrationValues): Promise<Outcome<Invitation>> {
  const invitation = values.affiliateCode ? await checkInvitation(call, values.affiliateCode) : ok(null)
  if (!invitation.ok) return invitation
  const recommender = values.referralCode ? await checkReferral(call, values.referralCode) : ok(null)
  if (!recommender.ok) return recommender
  const { code, agentId, type, isLink } = invitation.value ?? nobody
  // Who came by an agent belongs to that agent, whoever else recommended the site.
  return ok({
    invitationCode: agentId ? null : code,
    recommenderId: agentId ?? recommender.value,
    registerLink: isLink ? code : null,
    type,
  })
}
