import type { AgentContract, ContractIncome, ContractPeriod, ContractTerms } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { allowedFor, type Terms } from './contract.ts'
import type { ListedContract, ListedIncome } from './listed.ts'
import type { Rhythm } from './period.ts'

/** Terms as they go over the wire: each kind has fields of its own. */
export function viewTerms(terms: Terms, currencyCode: string): ContractTerms {
  const { kind, activeMembers } = terms
  const amount = (minor: bigint) => formatAmount(minor, getCurrency(currencyCode))
  const common = { kind, activeMembers, period: periodOf(terms.rhythm) }
  if (kind === 'realtime')
    return {
      ...common,
      profitSalaryRate: rateOf(terms.profitRateBp),
      lossSalaryRate: rateOf(terms.lossRateBp),
      singleBetAmount: amount(terms.singleMinMinor),
    }
  const rated = { ...common, rate: rateOf(terms.rateBp) }
  const valid = amount(terms.validMinMinor)
  if (kind === 'daily') return { ...rated, dailyBetAmount: valid }
  if (kind === 'hourly') return { ...rated, hourlyBetAmount: valid }
  return { ...rated, periodValidBet: valid, periodProfitLoss: amount(terms.lossMinMinor) }
}

/** What both readers of a contract see of it. */
export const viewAgreement = ({ contract, upline, downline }: ListedContract) => ({
  ...viewTerms(contract, contract.currency),
  contractId: contract.id,
  upline,
  downline,
  isPaidByHouse: contract.isPaidByHouse,
  status: contract.state,
  createdAt: contract.createdAt.toISOString(),
  effectiveFrom: contract.effectiveFrom?.toISOString(),
  endedAt: contract.endedAt?.toISOString(),
  endReason: contract.endReason,
})

/** A contract as one of its sides sees it. */
export const viewContract = (listed: ListedContract, memberId: string): AgentContract => ({
  ...viewAgreement(listed),
  isUpline: listed.contract.uplineId === memberId,
  allowed: allowedFor(listed.contract, memberId),
})

/** What staff and sides see of a settled period. */
export function viewIncome({ income }: ListedIncome): Omit<ContractIncome, 'account' | 'isUpline'> {
  const amount = (minor: bigint) => formatAmount(minor, getCurrency(income.currency))
  return {
    incomeId: income.id,
    contractId: income.contractId,
    kind: income.kind,
    period: income.rhythm,
    periodFrom: income.periodFrom.toISOString(),
    periodTo: income.periodTo.toISOString(),
    activeMembers: income.activeMembers,
    validBet: amount(income.validMinor),
    teamLoss: amount(income.lossMinor),
    base: amount(income.baseMinor),
    rate: income.kind === 'realtime' ? undefined : rateOf(income.rateBp),
    amount: amount(income.amountMinor),
    status: income.state,
    paidAt: income.paidAt?.toISOString(),
  }
}

/** Exact: four decimals of a whole number. */
export const rateOf = (bp: number): number => bp / 10_000

const periodOf = (rhythm: Rhythm): ContractPeriod => (rhythm === 'slice' || rhythm === 'hour' ? 'daily' : rhythm)

/** Contracts of a downline that give more than the offer. */
export const viewAffected = (listed: readonly ListedContract[]) =>
  listed.map(({ contract, downline }: ListedContract) => {
    const { rate, profitSalaryRate, lossSalaryRate } = viewTerms(contract, contract.currency)
    const status = contract.state === 'signed' ? ('signed' as const) : ('new' as const)
    return { contractId: contract.id, downline, status, rate, profitSalaryRate, lossSalaryRate }
  })
