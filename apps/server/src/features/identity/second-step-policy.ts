import type { VerifyMethod } from '@fairground/contract'

/** What a member could show a second time. */
export interface MethodFacts {
  hasAuthenticator: boolean
  hasPasskey: boolean
  hasRecoveryCode: boolean
  /** A payout account is bound, so that its holder's name can be asked for. */
  hasBankName: boolean
}

/** Where the member stands. */
export interface PlaceFacts {
  /** The member said within 30 days that this browser is the own one. */
  isDeviceTrusted: boolean
  /** The account was entered from this address before. */
  isAddressKnown: boolean
}

const isStrong = ({ hasAuthenticator, hasPasskey }: MethodFacts) => hasAuthenticator || hasPasskey

/** Ways for this member to show who is there. The name of a bank account is easy to guess: only where nothing is stronger. */
export function methodsOf(facts: MethodFacts): VerifyMethod[] {
  if (!isStrong(facts)) return facts.hasBankName ? ['bankName'] : []
  const methods: [VerifyMethod, boolean][] = [
    ['google', facts.hasAuthenticator],
    ['passkey', facts.hasPasskey],
    ['recovery', facts.hasRecoveryCode],
  ]
  return methods.filter(([, isThere]) => isThere).map(([method]) => method)
}

/** The ways among which the caller must choose one; none when the password is enough here. */
export function secondStepOf(facts: MethodFacts & PlaceFacts): VerifyMethod[] {
  const isExempt = facts.isDeviceTrusted || (!isStrong(facts) && facts.isAddressKnown)
  return isExempt ? [] : methodsOf(facts)
}
