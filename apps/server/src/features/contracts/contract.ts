import type { ContractAction, ContractKind, ContractState } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
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

/** The downline signs: it earns from the beginning of the next period on. Refusals: FORBIDDEN, STATE_CONFLICT. */
export function accept(contract: Contract, memberId: string, { now, timeZone }: Moment): Outcome<Contract> {
  const may = answerable(contract, memberId)
  if (!may.ok) return may
  const { to } = periodAt(contract.rhythm, now, timeZone)
  return ok({ ...contract, state: 'signed', signedAt: now, effectiveFrom: to })
}

/** The downline declines. Refusals: FORBIDDEN, STATE_CONFLICT. */
export function reject(contract: Contract, memberId: string, { now }: Moment): Outcome<Contract> {
  const may = answerable(contract, memberId)
  return may.ok ? ok({ ...contract, state: 'rejected', endedAt: now }) : may
}

/** Either side ends what is signed; the upline takes back what is not. Refusals: FORBIDDEN, STATE_CONFLICT. */
export function terminate(contract: Contract, memberId: string, { now }: Moment): Outcome<Contract> {
  if (contract.state === 'new' && contract.uplineId !== memberId) return refuse('FORBIDDEN')
  return end(contract, now)
}

/** Ended by whoever may: an offer is withdrawn, a signed contract terminated. Refusal: STATE_CONFLICT. */
export function end(contract: Contract, endedAt: Date, endReason?: string): Outcome<Contract> {
  if (contract.state !== 'new' && contract.state !== 'signed') return refuse('STATE_CONFLICT')
  const state = contract.state === 'new' ? 'withdrawn' : 'terminated'
  return ok({ ...contract, state, endedAt, endReason })
}

function answerable({ downlineId, state }: Contract, memberId: string): Outcome<null> {
  if (downlineId !== memberId) return refuse('FORBIDDEN')
  return state === 'new' ? ok(null) : refuse('STATE_CONFLICT')
}

/** What a side may do with it now. */
export function allowedFor({ state, uplineId, downlineId }: Contract, memberId: string): ContractAction[] {
  if (memberId !== uplineId && memberId !== downlineId) return []
  if (state === 'signed') return ['terminate']
  if (state !== 'new') return []
  return memberId === downlineId ? ['accept', 'reject'] : ['terminate']
}

/** Whether terms give more than others of the same kind: by any of their rates. */
export const isHigher = (given: Terms, offered: Terms): boolean =>
  given.rateBp > offered.rateBp || given.profitRateBp > offered.profitRateBp || given.lossRateBp > offered.lossRateBp
