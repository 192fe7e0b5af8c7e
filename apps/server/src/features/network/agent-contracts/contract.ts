import type { ContractAction, ContractKind, ContractState } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { periodAt, type Rhythm } from './period.ts'

/** What is agreed; amounts in minor units, rates in hundredths of a percent. */
export interface Terms {
  kind: ContractKind
  rhythm: Rhythm
  activeMembers: number
  rateBp: number
  /** Of a real-time salary. */
  profitRateBp: number
  lossRateBp: number
  /** Valid bet of the team, per period. */
  validMinMinor: bigint
  /** Loss of the team, of a dividend. */
  lossMinMinor: bigint
  /** Of one bet, of a real-time salary. */
  singleMinMinor: bigint
}

export interface Contract extends Terms {
  id: string
  uplineId: string
  downlineId: string
  currency: string
  isPaidByHouse: boolean
  state: ContractState
  createdAt: Date
  signedAt: Date | undefined
  /** Beginning of the first period that earns. */
  effectiveFrom: Date | undefined
  /** Periods that end after this earn nothing. */
  endedAt: Date | undefined
  endReason: string | undefined
}

interface Moment {
  now: Date
  timeZone: string
}

/** The downline agrees. What the house pays waits for the house; else it is signed. Refusals: FORBIDDEN, STATE_CONFLICT. */
export function accept(contract: Contract, memberId: string, moment: Moment): Outcome<Contract> {
  if (contract.downlineId !== memberId) return refuse('FORBIDDEN')
  if (contract.state !== 'new') return refuse('STATE_CONFLICT')
  return ok(contract.isPaidByHouse ? { ...contract, state: 'accepted' } : signed(contract, moment))
}

/** The house agrees to what it is to pay. Refusal: STATE_CONFLICT. */
export const signForHouse = (contract: Contract, moment: Moment): Outcome<Contract> =>
  contract.state === 'accepted' ? ok(signed(contract, moment)) : refuse('STATE_CONFLICT')

/** It earns from the beginning of the next period on. */
function signed(contract: Contract, { now, timeZone }: Moment): Contract {
  const { to } = periodAt(contract.rhythm, now, timeZone)
  return { ...contract, state: 'signed', signedAt: now, effectiveFrom: to }
}

/** The downline declines, also what it agreed to and the house did not yet. Refusals: FORBIDDEN, STATE_CONFLICT. */
export function reject(contract: Contract, memberId: string, { now }: Moment): Outcome<Contract> {
  if (contract.downlineId !== memberId) return refuse('FORBIDDEN')
  return isOpen(contract) ? ok({ ...contract, state: 'rejected', endedAt: now }) : refuse('STATE_CONFLICT')
}

/** Either side may end a signed contract; the upline may withdraw an offer. Refusals: FORBIDDEN, STATE_CONFLICT. */
export function terminate(contract: Contract, memberId: string, { now }: Moment): Outcome<Contract> {
  if (isOpen(contract) && contract.uplineId !== memberId) return refuse('FORBIDDEN')
  return end(contract, now)
}

/** Withdraws an offer or terminates a signed contract. Refusal: STATE_CONFLICT. */
export function end(contract: Contract, endedAt: Date, endReason?: string): Outcome<Contract> {
  if (!isOpen(contract) && contract.state !== 'signed') return refuse('STATE_CONFLICT')
  const state = isOpen(contract) ? 'withdrawn' : 'terminated'
  return ok({ ...contract, state, endedAt, endReason })
}

/** Offered, and not signed yet. */
const isOpen = ({ state }: Contract): boolean => state === 'new' || state === 'accepted'

/** What a side may do with it now. */
export function allowedFor(contract: Contract, memberId: string): ContractAction[] {
  const { state, uplineId, downlineId } = contract
  if (memberId !== uplineId && memberId !== downlineId) return []
  if (state === 'signed') return ['terminate']
  if (!isOpen(contract)) return []
  if (memberId === uplineId) return ['terminate']
  return state === 'new' ? ['accept', 'reject'] : ['reject']
}

/** The highest rate of any bet. */
export const highestRateBp = ({ rateBp, profitRateBp, lossRateBp }: Terms): number =>
  Math.max(rateBp, profitRateBp, lossRateBp)

/** The field of the form in which that rate stands. */
export const rateFieldOf = ({ kind, profitRateBp, lossRateBp }: Terms): string => {
  if (kind !== 'realtime') return 'rate'
  return lossRateBp > profitRateBp ? 'lossSalaryRate' : 'profitSalaryRate'
}

/** Whether terms give more than others of the same kind: by any of their rates. */
export const isHigher = (given: Terms, offered: Terms): boolean =>
  given.rateBp > offered.rateBp || given.profitRateBp > offered.profitRateBp || given.lossRateBp > offered.lossRateBp
