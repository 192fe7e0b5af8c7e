import type { VerifyMethod, VerifyValue } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import type { Reader, Tx } from '../../db/db.ts'
import { addressGroup } from '../../lib/address-group.ts'
import type { Call } from '../../lib/call.ts'
import { hasWayOut, maskRecipient } from '../messages/index.ts'
import { hasAuthenticator } from './authenticator-store.ts'
import { type Contacts, findContacts } from './contacts.ts'
import type { LoginTicket } from './login-ticket-store.ts'
import { countPasskeys } from './passkey-store.ts'
import { countRecoveryCodes } from './recovery-code-store.ts'
import { type MethodFacts, methodsOf, secondStepOf } from './second-step-policy.ts'
import { hasBankName, listEntryAddresses } from './second-step-store.ts'
import { isDeviceTrusted } from './trust-device.ts'

type Login = Pick<LoginTicket, 'memberId' | 'firstStep'>

/** The methods among which the caller must choose one, and where their codes would go; none when the first step is enough here. */
export async function findSecondStep(tx: Tx, call: Call, login: Login): Promise<VerifyValue['methods']> {
  const contacts = await findContacts(call.app, tx, login.memberId)
  const addresses = await listEntryAddresses(tx, login.memberId)
  const methods = secondStepOf({
    ...(await methodFacts(tx, call.app, login, contacts)),
    isDeviceTrusted: await isDeviceTrusted(tx, call, login.memberId),
    isAddressKnown: addresses.some((ip) => addressGroup(ip) === addressGroup(call.ip)),
  })
  return methods.map((type) => ({ type, masked: maskOf(type, contacts) }))
}

/** Whether the member may use the method, wherever the ticket is brought from: a phone changes its address on the way. */
export async function hasMethod(reader: Reader, { app }: Call, login: Login, method: VerifyMethod): Promise<boolean> {
  const contacts = await findContacts(app, reader, login.memberId)
  return methodsOf(await methodFacts(reader, app, login, contacts)).includes(method)
}

const methodFacts = async (
  reader: Reader,
  app: AppContext,
  { memberId, firstStep }: Login,
  { mobile, email }: Contacts,
): Promise<MethodFacts> => ({
  hasAuthenticator: await hasAuthenticator(reader, memberId),
  hasPasskey: (await countPasskeys(reader, memberId)) > 0,
  hasRecoveryCode: (await countRecoveryCodes(reader, memberId)) > 0,
  hasMobile: mobile !== undefined && (await hasWayOut(app, 'sms')),
  hasEmail: email !== undefined && (await hasWayOut(app, 'email')),
  hasBankName: await hasBankName(reader, memberId),
  firstStep,
})

function maskOf(method: VerifyMethod, { mobile, email }: Contacts): string | undefined {
  if (method === 'mobile' && mobile) return maskRecipient('sms', mobile)
  return method === 'email' && email ? maskRecipient('email', email) : undefined
}
