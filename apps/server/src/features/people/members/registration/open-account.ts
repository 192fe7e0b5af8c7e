import type { LoginValue, RegisterMobileBody, RegistrationValues } from '@fairground/contract'
import type { z } from 'zod'
import type { Tx } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { newId } from '../../../../lib/ids.ts'
import { type Outcome, ok, type Refused, refuse } from '../../../../lib/outcome.ts'
import { openWallet } from '../../../money/wallet/index.ts'
import { maskRecipient } from '../../../talk/messages/index.ts'
import { deviceHash, enter, sealContact } from '../../identity/index.ts'
import { findSaid, idNumberKey, isRefusedAgain, noteDuplicates, type Said, screenPerson } from '../../kyc/index.ts'
import { insertMember, isAccountTaken, savePayeeNameKey } from '../member-store.ts'
import { drawAvatar } from '../profile/avatar-key.ts'
import { isMobileBound } from '../profile/contact-store.ts'
import { insertDetails, isMobileSaid, lockMobile } from '../profile/member-detail-store.ts'
import { type Details, emailIndex, keptDetails, mobileIndex, sealDetails } from '../profile/member-details.ts'
import { payeeNameIndex, sealPayeeName } from '../profile/payee-name.ts'
import type { ProvenNumber } from '../profile/prove-number.ts'
import { newCode } from './new-code.ts'
import { saveAcceptance } from './terms-acceptance-store.ts'

/** Who let somebody in: an invitation code of the house, a member's referral code, or nobody. */
export interface Invitation {
  invitationCode: string | null
  recommenderId: string | null
  /** The agent's link that it came by. */
  registerLink: string | null
  /** What kind of account is opened. */
  type: number
}

/** The provider's person as a way into the new account. */
export interface SocialWay {
  /** Why that person cannot have one; undefined when it stays so until the transaction ends. */
  refusal(tx: Tx): Promise<Refused | undefined>
  /** Ties the person to the account; answers what the audit keeps of it. */
  bind(tx: Tx, memberId: string): Promise<{ provider: string }>
}

export interface NewAccount extends Invitation {
  /** Absent where the proven number is the name. */
  name: string | undefined
  values: RegistrationValues
  /** The number, where the site wanted it proven: it is bound to the account at once. */
  proven: ProvenNumber | undefined
  origin: Pick<z.output<typeof RegisterMobileBody>, 'termsVersion' | 'domain' | 'registerUrl' | 'registerMethod'>
  way: SocialWay | undefined
  passwordHash: string | null
  paymentPasswordHash: string | null
}

/** Opens the account with an empty wallet, or says what of it is taken. */
export async function openAccount(
  tx: Tx,
  call: Call,
  account: NewAccount,
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const refused = (await account.way?.refusal(tx)) ?? (await refuseTaken(tx, call, account))
  if (refused) return refused
  const said = saidBy(call, account)
  if (await isRefusedAgain(call.app, tx, said)) return refuse('EXCLUDED_AGAIN')
  const alike = await findSaid(tx, said, call.app.clock.now())
  const memberId = newId('mbr', call.app.clock.now().getTime())
  if (!(await insertMember(tx, memberRow(call, memberId, account)))) return nameTaken(account)
  const { origin, values } = account
  const now = call.app.clock.now()
  await saveAcceptance(tx, { memberId, version: origin.termsVersion, ip: call.ip, now })
  const { payeeName } = values
  if (payeeName) await savePayeeNameKey(tx, memberId, payeeNameIndex(call.app, payeeName))
  await insertDetails(tx, memberId, sealDetails(call.app, memberId, detailsOf(account)))
  await openWallet(tx, memberId, call.app.config.currency)
  const bound = await account.way?.bind(tx, memberId)
  await recordOpening(tx, call, memberId, { ...account, ...bound })
  await noteDuplicates(tx, call.app, memberId, alike)
  if (payeeName) await screenPerson(tx, call.app, { memberId, name: payeeName, birthYear: birthYearOf(account) })
  return ok(await enter(tx, call, { memberId, lastLoginAt: null, mustChangePassword: false }))
}

/** By what somebody may be known already. */
function saidBy(call: Call, account: NewAccount): Said {
  const { email, idNumber, mobileNum } = detailsOf(account)
  const mobile = account.proven?.number ?? mobileNum
  return {
    email: email ? emailIndex(call.app, email) : undefined,
    mobile: mobile ? mobileIndex(call.app, mobile) : undefined,
    idNumber: idNumber ? idNumberKey(call.app, idNumber) : undefined,
    device: deviceHash(call),
  }
}

const birthYearOf = (account: NewAccount): number | null => {
  const { birthday } = detailsOf(account)
  return birthday ? Number(birthday.slice(0, 4)) : null
}

/** The code is spent last, so that a taken name does not use up the code. */
async function refuseTaken(tx: Tx, { app }: Call, account: NewAccount): Promise<Refused | undefined> {
  const { proven } = account
  const number = proven?.number ?? detailsOf(account).mobileNum
  if (number && (await isNumberTaken(tx, mobileIndex(app, number), proven !== undefined))) return numberTaken
  if (!proven) return undefined
  if (await isAccountTaken(tx, account.name ?? proven.number)) return nameTaken(account)
  return (await proven.spend(tx)) ? undefined : codeSpent
}

/** Unproven claims do not block the holder of a number. */
async function isNumberTaken(tx: Tx, blindIndex: Buffer, isProven: boolean): Promise<boolean> {
  await lockMobile(tx, blindIndex)
  return (await isMobileBound(tx, blindIndex)) || (!isProven && (await isMobileSaid(tx, blindIndex)))
}

const numberTaken = refuse('MOBILE_TAKEN', { value: { errors: [{ field: 'mobileNum', key: 'MOBILE_TAKEN' }] } })
const codeSpent = refuse('CODE_INVALID', { value: { errors: [{ field: 'verificationCode', key: 'CODE_INVALID' }] } })
const nameTaken = ({ name }: NewAccount): Refused =>
  name === undefined
    ? numberTaken
    : refuse('USERNAME_TAKEN', { value: { errors: [{ field: 'username', key: 'USERNAME_TAKEN' }] } })

/** A proven number stands with the account itself, where it can be changed. */
function detailsOf({ values, proven }: NewAccount): Details {
  const { mobileNum, ...others } = keptDetails(values, values.countryDialingCode ?? '')
  return proven || !mobileNum ? others : { ...others, mobileNum }
}

function memberRow({ app, displayLanguage, ip }: Call, memberId: string, account: NewAccount) {
  const { name, values, proven, origin } = account
  const number = proven?.number ?? ''
  return {
    memberId,
    account: name ?? number,
    // Others see the nickname, which is why a number is not shown whole in it.
    nickname: values.nickname || (name ?? maskRecipient('sms', number)),
    type: account.type,
    currency: app.config.currency,
    icon: drawAvatar(),
    language: displayLanguage,
    passwordHash: account.passwordHash,
    paymentPasswordHash: account.paymentPasswordHash,
    payeeNameSealed: values.payeeName ? sealPayeeName(app, memberId, values.payeeName) : null,
    mobile: proven ? { sealed: sealContact(app, memberId, 'mobile', number), key: mobileIndex(app, number) } : null,
    referralCode: newCode(),
    recommenderId: account.recommenderId,
    invitationCode: account.invitationCode,
    registerLink: account.registerLink,
    isAgeConfirmed: true,
    domain: origin.domain,
    url: origin.registerUrl,
    method: origin.registerMethod,
    ip,
    now: app.clock.now(),
    expiresAt: null,
  }
}

async function recordOpening(
  tx: Tx,
  { ip, requestId }: Call,
  memberId: string,
  { invitationCode, recommenderId, registerLink, provider }: Invitation & { provider?: string },
): Promise<void> {
  await recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action: 'member.registered',
    subject: memberId,
    detail: {
      ...(invitationCode && { invitationCode }),
      ...(recommenderId && { recommenderId }),
      ...(registerLink && { registerLink }),
      ...(provider && { provider }),
    },
    ip,
    requestId,
  })
}
