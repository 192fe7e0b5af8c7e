import type { VerifyMethod, VerifyValue } from '@fairground/contract'
import { addressGroup } from '@fairground/edge'
import type { AppContext } from '../../../../context.ts'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { hasWayOut, maskRecipient } from '../../../talk/messages/index.ts'
import type { LoginTicket } from '../login/login-ticket-store.ts'
import { type Contacts, findContacts } from '../security/contacts.ts'
import type { FirstStep } from './first-step.ts'
import { type MethodFacts, methodsOf, secondStepOf } from './second-step-policy.ts'
import { readStoredStep, type StoredStep } from './second-step-store.ts'
import { deviceHash } from './trust-device.ts'

type Login = Pick<LoginTicket, 'memberId' | 'firstStep'>

/** The methods among which the caller must choose one, and where their codes would go; none when the first step is enough here. */
export async function findSecondStep(tx: Tx, call: Call, login: Login): Promise<VerifyValue['methods']> {
  const stored = await readStoredStep(tx, login.memberId, deviceHash(call), call.app.clock.now())
  const methods = await secondStepWanted(call, stored, login.firstStep)
  const contacts = methods.length > 0 ? await findContacts(call.app, tx, login.memberId) : {}
  return methods.map((type) => ({ type, masked: maskOf(type, contacts) }))
}

/** The methods among which the caller must choose one; none when the first step is enough here. */
export async function secondStepWanted(call: Call, stored: StoredStep, firstStep: FirstStep): Promise<VerifyMethod[]> {
  const here = addressGroup(call.ip)
  return secondStepOf({
    ...(await methodFacts(call.app, stored, firstStep)),
    isDeviceTrusted: stored.isDeviceTrusted,
    isAddressKnown: stored.entryAddresses.some((ip) => addressGroup(ip) === here),
  })
}

/** Whether the member may use the method, wherever the ticket is brought from: a phone changes its address on the way. */
export async function hasMethod(reader: Reader, call: Call, login: Login, method: VerifyMethod): Promise<boolean> {
  const stored = await readStoredStep(reader, login.memberId, undefined, call.app.clock.now())
  return methodsOf(await methodFacts(call.app, stored, login.firstStep)).includes(method)
}

const methodFacts = async (app: AppContext, stored: StoredStep, firstStep: FirstStep): Promise<MethodFacts> => ({
  ...stored,
  hasMobile: stored.hasMobile && (await hasWayOut(app, 'sms')),
  hasEmail: stored.hasEmail && (await hasWayOut(app, 'email')),
  firstStep,
})

function maskOf(method: VerifyMethod, { mobile, email }: Contacts): string | undefined {
  if (method === 'mobile' && mobile) return maskRecipient('sms', mobile)
  return method === 'email' && email ? maskRecipient('email', email) : undefined
}
