import type { VerifyMethod } from '@fairground/contract'
import type { Tx } from '../../db/db.ts'
import { addressGroup } from '../../lib/address-group.ts'
import type { Call } from '../../lib/call.ts'
import { hasAuthenticator } from './authenticator-store.ts'
import { countPasskeys } from './passkey-store.ts'
import { countRecoveryCodes } from './recovery-code-store.ts'
import { type MethodFacts, methodsOf, secondStepOf } from './second-step-policy.ts'
import { hasBankName, listEntryAddresses } from './second-step-store.ts'
import { isDeviceTrusted } from './trust-device.ts'

/** The methods among which the caller must choose one; none when the password is enough here. */
export async function findSecondStep(tx: Tx, call: Call, memberId: string): Promise<VerifyMethod[]> {
  const addresses = await listEntryAddresses(tx, memberId)
  return secondStepOf({
    ...(await methodFacts(tx, memberId)),
    isDeviceTrusted: await isDeviceTrusted(tx, call, memberId),
    isAddressKnown: addresses.some((ip) => addressGroup(ip) === addressGroup(call.ip)),
  })
}

/** Whether the member may use the method, wherever the ticket is brought from: a phone changes its address on the way. */
export const hasMethod = async (tx: Tx, memberId: string, method: VerifyMethod): Promise<boolean> =>
  methodsOf(await methodFacts(tx, memberId)).includes(method)

const methodFacts = async (tx: Tx, memberId: string): Promise<MethodFacts> => ({
  hasAuthenticator: await hasAuthenticator(tx, memberId),
  hasPasskey: (await countPasskeys(tx, memberId)) > 0,
  hasRecoveryCode: (await countRecoveryCodes(tx, memberId)) > 0,
  hasBankName: await hasBankName(tx, memberId),
})
