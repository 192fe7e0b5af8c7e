import type { VerifyMethod } from '@fairground/contract'

/** What a member could show a second time. */
export interface MethodFacts {
  hasAuthenticator: boolean
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

/** Ways for this member to show who is there. The name of a bank account is easy to guess: only where nothing is stronger. */
export function methodsOf({ hasAuthenticator, hasRecoveryCode, hasBankName }: MethodFacts): VerifyMethod[] {
  if (hasAuthenticator) return hasRecoveryCode ? ['google', 'recovery'] : ['google']
  return hasBankName ? ['bankName'] : []
}

/** The ways among which the caller must choose one; none when the password is enough here. */
export function secondStepOf(facts: MethodFacts & PlaceFacts): VerifyMethod[] {
  const isExempt = facts.isDeviceTrusted || (!facts.hasAuthenticator && facts.isAddressKnown)
  return isExempt ? [] : methodsOf(facts)
}
