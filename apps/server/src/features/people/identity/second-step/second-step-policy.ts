import type { VerifyMethod } from '@fairground/contract'
import type { FirstStep } from './first-step.ts'

/** Second factors a member has. */
export interface MethodFacts {
  hasAuthenticator: boolean
  hasPasskey: boolean
  hasRecoveryCode: boolean
  /** A number is bound, and codes can be sent to it; so with the address. */
  hasMobile: boolean
  hasEmail: boolean
  /** A payout account is bound, so that its holder's name can be asked for. */
  hasBankName: boolean
  /** What was shown first. */
  firstStep: FirstStep
}

/** Where the member stands. */
export interface PlaceFacts {
  /** The member said within 30 days that this browser is the own one. */
  isDeviceTrusted: boolean
  /** The account was entered from this address before. */
  isAddressKnown: boolean
}

const isStrong = ({ hasAuthenticator, hasPasskey }: MethodFacts) => hasAuthenticator || hasPasskey

/** Ways for this member to show who is there. Codes that are sent are for who has nothing stronger. */
export function methodsOf(facts: MethodFacts): VerifyMethod[] {
  if (!isStrong(facts)) return weakMethods(facts)
  return thoseOf([
    ['google', facts.hasAuthenticator],
    ['passkey', facts.hasPasskey],
    ['recovery', facts.hasRecoveryCode],
  ])
}

/**
 * The number is stronger than the address, and the name of a bank account is easy to guess: who has shown one of them
 * already is asked for a stronger one only.
 */
function weakMethods({ hasMobile, hasEmail, hasBankName, firstStep }: MethodFacts): VerifyMethod[] {
  if (firstStep === 'sms') return []
  return thoseOf([
    ['mobile', hasMobile],
    ['email', hasEmail && firstStep !== 'email'],
    ['bankName', hasBankName && !hasMobile && !hasEmail],
  ])
}

const thoseOf = (methods: readonly (readonly [VerifyMethod, boolean])[]): VerifyMethod[] =>
  methods.filter(([, isThere]) => isThere).map(([method]) => method)

/** The ways among which the caller must choose one; none when the first step is enough here. */
export function secondStepOf(facts: MethodFacts & PlaceFacts): VerifyMethod[] {
  const isExempt = facts.isDeviceTrusted || (!isStrong(facts) && facts.isAddressKnown)
  return isExempt ? [] : methodsOf(facts)
}
